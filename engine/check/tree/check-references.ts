import type { Token } from 'edge.js/types'
import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import type { Entry } from '../../schema/component.ts'
import { toAttributeName } from '../../tags/props/prop.ts'
import type { MarkupAttribute } from '../../tags/scan/markup-tags.ts'
import type { EdgeTag } from '../../template/tree.ts'
import type { CheckedTag } from '../check-tags.ts'
import type { CheckedText } from '../checked-text.ts'
import { type Holder, isLiteral, type Element, isUnknown } from './list-elements.ts'
import { isOpaque, type PlacedOf } from './template-tree.ts'
import type { Report } from '../template-problem.ts'

/** A template for the checks of ids. */
export type IdCheck = {
  tokens: readonly Token[]
  checked: CheckedText
  tags: readonly CheckedTag[]
  placedOf: PlacedOf
  /** Whether the page has nothing else */
  isWhole: boolean
}

/** An attribute whose literal value is the id of another element. */
type Reference = { id: string; element: Element; attribute: MarkupAttribute }

/** Reports references to an id that no element has. */
export function checkReferences(
  holders: Holder[],
  elements: Element[],
  { checked: { text, ownTags }, tokens, placedOf, isWhole }: IdCheck,
  report: Report,
): void {
  const references = elements.flatMap(listReferences)
  if (!references.length) return
  const referred = new Set(references.map(({ id }) => id))
  const named = listNamed(text, references)
  const targets = holders.flatMap(({ id, element }) =>
    isTarget(element) && !referred.has(id) ? id : [],
  )
  const isComplete =
    (isWhole || /<\/(?:html|body)\s*>/i.test(text)) &&
    !isAnyOpaque(tokens, placedOf) &&
    elements.every(({ entry, attributes }) => entry !== undefined && !hasUnknownId(attributes)) &&
    !ownTags.some(rendersElements)
  const prefixes = [
    ...holders.map(({ id }) => id),
    ...elements.flatMap(({ entry }) => entry?.name.split('.')[0] ?? []),
  ]
  for (const { id, element, attribute } of references) {
    if (named.has(id) || prefixes.some((prefix) => isDerived(id, prefix))) continue
    if (attribute.name === 'for' && isControl(id, elements)) continue
    const nearest = findNearest(id, targets)
    if (!isComplete && nearest === null) continue
    report('unknown-id', attribute, {
      message: `No element has the id "${id}", which "${attribute.name}" of ${element.label} refers to`,
      suggestion: nearest
        ? toSuggestion(`"${nearest}"`)
        : 'Correct the id, or give it to the element that is meant.',
    })
  }
}

/** Whether a tag of the application may render elements that are not written in the template. */
function rendersElements({ name, argument }: EdgeTag): boolean {
  return argument !== null && !name.includes('.') && !/^(?:vite|can)/.test(name)
}

function listReferences(element: Element): Reference[] {
  const { entry, label, attributes } = element
  if (entry === undefined || entry?.source?.inferred) return []
  const isLabel = entry ? true : /^<label>$/i.test(label)
  const props = (entry?.idProps ?? []).map(toAttributeName)
  return attributes.flatMap((attribute) => {
    const { name, value } = attribute
    const isReference =
      props.includes(name) ||
      (/^(?:commandfor|interestfor|popovertarget)$/.test(name) && !isProp(entry, name)) ||
      (name === 'for' && isLabel && !isProp(entry, name))
    return isReference && isLiteral(value) ? { id: value, element, attribute } : []
  })
}

function isProp(entry: Entry | null, name: string): boolean {
  return entry?.props.some((prop) => prop.name === name) === true
}

/** Lists the words in quotes, or after `#`, of a template, without those of references. */
function listNamed(text: string, references: Reference[]): Set<string> {
  let rest = ''
  let last = 0
  for (const { attribute } of references) {
    rest += text.slice(last, attribute.from)
    last = attribute.to
  }
  rest += text.slice(last)
  return new Set(Array.from(rest.matchAll(/["'`=#]([^"'`\s<>=#]+)/g), ([, word]) => word!))
}

/** Whether people open and close an element by its id. */
function isTarget({ entry, label, attributes }: Element): boolean {
  if (entry) return entry.props.some(({ name, required }) => name === 'id' && required)
  return /^<dialog>$/i.test(label) || attributes.some(({ name }) => name === 'popover')
}

/** Whether a component may have made an id from its own, or from its name. */
function isDerived(id: string, prefix: string): boolean {
  return id === prefix || (id.startsWith(prefix) && /[-_]/.test(id[prefix.length]!))
}

/** Whether an id may be that of a component's control, which is made from its name. */
function isControl(id: string, elements: Element[]): boolean {
  return elements.some(({ entry, attributes }) =>
    attributes.some(({ name, value }) => {
      if (!entry || !/^:?(?:name|label)$/.test(name)) return false
      const made = value.replace(/[^\p{L}\p{N}]+/gu, '-')
      return name.startsWith(':') || isUnknown(value) || id.endsWith(made)
    }),
  )
}

function hasUnknownId(attributes: MarkupAttribute[]): boolean {
  return attributes.some(
    ({ name, value }) =>
      isUnknown(name) ||
      /^(?:v-bind|x-bind)?:id$/.test(name) ||
      (name === 'id' && isUnknown(value)),
  )
}

function isAnyOpaque(tokens: readonly Token[], placedOf: PlacedOf): boolean {
  const left: (readonly Token[])[] = [tokens]
  for (let next = left.pop(); next; next = left.pop()) {
    for (const token of next) {
      if (isOpaque(token, placedOf)) return true
      if (token.type === 'tag') left.push(token.children)
    }
  }
  return false
}
