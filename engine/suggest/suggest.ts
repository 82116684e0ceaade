import { listEntries } from '../catalog/groups.ts'
import { toTagText, toWrittenName } from '../catalog/tag-text.ts'
import { toSuggestion, type Written } from '../problem/suggestion.ts'
import type { Entry } from '../schema/component.ts'
import { findMeant } from './meaning/find-meant.ts'
import type { Meant, DescribedCatalog } from './meaning/vocabulary-index.ts'

/**
 * Returns a sentence on how this library does what was written in another library's words, or with
 * a typo. Returns null if nothing comes close.
 */
export function suggest(catalog: DescribedCatalog, asked: Written): string | null {
  const meant = findMeant(catalog, asked)
  if (!meant) return null
  const isHere = asked.kind !== 'component' && asked.of === meant.name
  const entry = listEntries(catalog).find(({ name }) => name === meant.name)!
  const tag = toTagText(entry.tag)
  const text = toText(meant, entry)
  if (text === null)
    return isHere ? null : asked.kind === 'component' ? toSuggestion(tag) : `Use ${tag}.`
  return `Use ${text}${isHere ? '' : ` of ${tag}`}.`
}

/** Describes what to use of a component, or null for the component itself. */
function toText({ prop, value, slot }: Meant, { tag, props }: Entry): string | null {
  if (slot !== undefined)
    return slot === 'main' ? 'the content between the tags' : `the slot "${slot}"`
  if (prop === undefined) return null
  const inferred = props.find(({ name }) => name === prop)?.inferred
  const name = toWrittenName({ name: prop, ...(inferred && { inferred }) }, tag)
  return value === undefined ? `the prop "${name}"` : `${name}="${value}"`
}
