import type { Token } from 'edge.js/types'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import type { Entry } from '../schema/component.ts'
import { toAttributeName } from '../tags/props/attribute-name.ts'
import type { MarkupAttribute } from '../tags/scan/markup-tags.ts'
import type { CheckedTag } from './check-tags.ts'
import type { CheckedText } from './checked-text.ts'
import { type Branch, type Element, isUnknown, listElements } from './list-elements.ts'
import { isOpaque, type PlacedOf } from './template-tree.ts'
import type { Report } from './template-problem.ts'

/** A template for the checks of ids. */
export type IdCheck = {
  tokens: readonly Token[]
  checked: CheckedText
  tags: readonly CheckedTag[]
  placedOf: PlacedOf
  /** Whether the page has nothing else */
  isWhole: boolean
}

/** An element with a literal id. */
type Holder = { id: string; element: Element; attribute: MarkupAttribute }

/** An attribute whose literal value is the id of another element. */
type Reference = { id: string; element: Element; attribute: MarkupAttribute }

/** Reports ids that two elements have, and references to an id that no element has. */
export function checkIds(check: IdCheck, report: Report): void {
  const { checked, tokens, tags, placedOf } = check
  const hasIdProps = tags.some(({ placed }) => placed?.entry?.idProps)
  if (!hasIdProps && !/\bid\s*=|popovertarget|commandfor|\bfor\s*=/.test(checked.text)) return
  const elements = listElements(tokens, checked, tags, placedOf)
  const holders = elements.flatMap((element) => toHolder(element) ?? [])
  checkDuplicates(holders, checked, report)
  checkReferences(holders, elements, check, report)
}

function toHolder(element: Element): Holder | null {
  const { attributes, entry } = element
  const attribute = attributes.find(({ name }) => name === 'id')
  if (!attribute || !isLiteral(attribute.value)) return null
  // What others do with an `id` is not known.
  if (entry === undefined || entry?.source) return null
  if (entry && !entry.attributes.passThrough && !entry.props.some(({ name }) => name === 'id')) {
    return null
  }
  return { id: attribute.value, element, attribute }
}

function isLiteral(value: string): boolean {
  return value !== '' && !/\s/.test(value) && !isUnknown(value)
}

/** A template with one id in more branches than this has a reason for it. */
const MAX_COMPARED = 20

function checkDuplicates(holders: Holder[], { text, positionOf }: CheckedText, report: Report) {
  // Vue and others show one of several elements with an id.
  if (/\s(?:v-(?:if|else|for)|x-if)\b/.test(text)) return
  const byId = new Map<string, Holder[]>()
  for (const holder of holders) {
    const { element, attribute, id } = holder
    const before = byId.get(id) ?? []
    byId.set(id, before)
    const other = before.slice(0, MAX_COMPARED).find(
      (one) =>
        // A field passes its id on to the control in it.
        !(one.element.entry && element.from < one.element.to) &&
        (isWithin(element.branch, one.element.branch) ||
          isWithin(one.element.branch, element.branch)),
    )
    before.push(holder)
    if (!other) continue
    const isOurs = element.entry && other.element.entry
    const { line } = positionOf(other.element.from)
    report('duplicate-id', attribute, {
      message: `The id "${id}" is already used by ${other.element.label} in line ${line}`,
      suggestion: `Give ${element.label} an id of its own.`,
      // Rendering only knows the ids of components.
      ...(!isOurs && { severity: 'warning' as const }),
    })
  }
}

/** Whether a place is in the same branch as another, or in one inside of it. */
function isWithin(inner: Branch | null, outer: Branch | null): boolean {
  if (outer === null) return true
  for (let at = inner; at; at = at.parent)
    if (at.from === outer.from && at.to === outer.to) return true
  return false
}

function checkReferences(
  holders: Holder[],
  elements: Element[],
  { checked: { text }, tokens, placedOf, isWhole }: IdCheck,
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
    !/(?<![^\r\n])[^\S\r\n]*@(?!vite|can)[a-zA-Z]+\(/.test(text.replace(KNOWN_TAGS, ''))
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
      message: `No element has the id "${id}", which ${attribute.name} of ${element.label} refers to`,
      suggestion: nearest
        ? toSuggestion(`"${nearest}"`)
        : 'Correct the id, or give it to the element that is meant.',
    })
  }
}

/** Tags of Edge that render only what is in the template. */
const KNOWN_TAGS =
  /(?<![^\r\n])[^\S\r\n]*@!?(?:assign|each|elseif|if|inject|let|newError|props|slot|unless|[a-zA-Z_]+\.[a-zA-Z._]+)\(/g

function listReferences(element: Element): Reference[] {
  const { entry, label, attributes } = element
  if (entry === undefined || entry?.source?.inferred) return []
  const isLabel = entry ? true : /^<label>$/i.test(label)
  const props = (entry?.idProps ?? []).map(toAttributeName)
  return attributes.flatMap((attribute) => {
    const { name, value } = attribute
    const isReference =
      props.includes(name) ||
      (/^(?:commandfor|popovertarget)$/.test(name) && !isProp(entry, name)) ||
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
