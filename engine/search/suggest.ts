import { toAttributeName } from '../tags/props/attribute-name.ts'
import { toSuggestion } from '../problem/suggestion.ts'
import type { Written } from '../problem/written.ts'
import { findMeant, type Meant, type SpokenCatalog } from './meaning.ts'

/** A catalog that suggestions are made from. */
export type SuggestingCatalog = SpokenCatalog & { library: { namespace: string } }

/**
 * Returns a sentence on how this library does what was written in another library's words, or with
 * a typo. Returns null if nothing comes close.
 */
export function suggest(catalog: SuggestingCatalog, asked: Written): string | null {
  const meant = findMeant(catalog, asked)
  if (!meant) return null
  const { namespace } = catalog.library
  const isHere = asked.kind !== 'component' && asked.of === meant.name
  const tag = `<x-${namespace}::${meant.name}>`
  const text = toText(meant)
  if (text === null)
    return isHere ? null : asked.kind === 'component' ? toSuggestion(tag) : `Use ${tag}.`
  return `Use ${text}${isHere ? '' : ` of ${tag}`}.`
}

/** Describes what to use of a component, or null for the component itself. */
function toText({ prop, value, slot }: Meant): string | null {
  if (slot !== undefined)
    return slot === 'main' ? 'the content between the tags' : `the slot "${slot}"`
  if (prop === undefined) return null
  const name = toAttributeName(prop)
  return value === undefined ? `the prop "${name}"` : `${name}="${value}"`
}
