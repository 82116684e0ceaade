import type { Entry } from '../../schema/component.ts'
import type { TagToken, Token } from 'edge.js/types'
import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import { checkControlLabel, checkIconLabel, labelsControls } from './check-label.ts'
import { suggest } from '../../suggest/suggest.ts'
import type { CheckedCatalog } from '../checked-library.ts'
import type { Report } from '../template-problem.ts'
import { findSafeName } from '../safe-name.ts'
import type { Use } from '../tag-use.ts'
import type { PlacedOf } from './template-tree.ts'

/** What the checks of composition need besides the tokens. */
export type CompositionOptions = {
  /** The component that a token uses; null for other tokens, undefined for foreign components */
  placedOf: PlacedOf
  /** Position of a slot's tag, and of its name if that can be fixed */
  slotOf: (token: TagToken) => { from: number; to: number; name?: { from: number; to: number } }
  /** Whether other templates may include this one and have the parents */
  isPartial: boolean
  /** Whether HTML around a form control, or a label elsewhere, may name it */
  isLabelled: (use: Use) => boolean
}

/** What is around a token. */
type Around = {
  /** The tags of the library's components */
  names: readonly string[]
  /** Whether no component around is unknown */
  isKnown: boolean
  /** Whether a component around names the form controls inside it */
  isLabelled: boolean
  /** Whether the innermost component may do so, because it belongs to the application */
  mayLabel: boolean
}

/** Attributes that make a client-side library fill the element. */
const FILLED = new Set(['x-text', 'x-html', 'v-text', 'v-html'])

/** Reports unknown slots, empty required slots, missing labels, and sub-components outside their parent. */
export function checkComposition(
  tokens: readonly Token[],
  options: CompositionOptions,
  report: Report,
): void {
  // A list instead of recursion, because blocks may be nested without limit.
  const left: [tokens: readonly Token[], around: Around][] = [
    [tokens, { names: [], isKnown: true, isLabelled: false, mayLabel: false }],
  ]
  for (let next = left.pop(); next; next = left.pop()) {
    const [siblings, around] = next
    for (const token of siblings) {
      if (token.type !== 'tag') continue
      const placed = options.placedOf(token)
      if (placed === null) {
        left.push([token.children, around])
        continue
      }
      if (!placed?.entry) {
        left.push([token.children, { ...around, isKnown: false }])
        continue
      }
      const { use, entry } = placed
      checkParent(use, entry, around, options, report)
      checkSlots(token, { ...placed, entry }, around, options, report)
      left.push([token.children, toInside(use, entry, around)])
    }
  }
}

function toInside(use: Use, entry: Entry, around: Around): Around {
  return {
    names: [...around.names, entry.tag],
    isKnown: around.isKnown,
    isLabelled: around.isLabelled || labelsControls(use, entry),
    mayLabel: entry.source ? true : entry.labelsControls !== undefined && around.mayLabel,
  }
}

function checkParent(
  { label, from, to, given, isOpen }: Use,
  entry: Entry,
  { names, isKnown }: Around,
  { isPartial }: CompositionOptions,
  report: Report,
): void {
  // The surroundings of a slot in an unknown component are not known.
  if (!('parentRequired' in entry) || !entry.parentRequired || !isKnown) return
  const parent = entry.tag.slice(0, entry.tag.lastIndexOf('.'))
  const isFree = isOpen || given.some(({ key }) => entry.parentUnless?.includes(key))
  if (names.includes(parent) || (entry.parentUnless && isFree)) return
  // The template of the parent itself puts it in place.
  if (given.some(({ key }) => entry.internalAttributes?.includes(key))) return
  report(
    'missing-parent',
    { from, to },
    {
      message: `${label} belongs inside <${parent}>`,
      suggestion: isPartial
        ? `Make sure that the template that includes this one has <${parent}> around it.`
        : `Put it into <${parent}>.`,
      ...(isPartial && { severity: 'warning' }),
    },
  )
}

function checkSlots(
  { children }: TagToken,
  { use, entry, catalog }: { use: Use; entry: Entry; catalog: CheckedCatalog },
  around: Around,
  options: CompositionOptions,
  report: Report,
): void {
  const { label, from, to, given } = use
  const { name: of, slots, source } = entry
  if (source?.inferred) return
  const names = slots.map(({ name }) => name)
  const filled = new Set<string | null>(isBlank(children) ? [] : ['main'])
  for (const child of children) {
    if (!isSlot(child)) continue
    const name = toSlotName(child)
    filled.add(name)
    if (name === null || names.includes(name)) continue
    const nearest = findNearest(name, names)
    const safe = findSafeName(name, names)
    const place = options.slotOf(child)
    const listed = names.length ? `Its slots are ${names.join(', ')}.` : 'It has no slots.'
    report(
      'unknown-slot',
      { from: place.from, to: place.to },
      {
        message: `Unknown slot "${name}" of ${label} is not shown`,
        suggestion: nearest
          ? toSuggestion(`"${nearest}"`)
          : (suggest(catalog, { kind: 'slot', of, written: name }) ?? listed),
        ...(safe && place.name && { fix: [{ ...place.name, text: safe }] }),
      },
    )
  }
  if (filled.has(null) || given.some(({ key }) => FILLED.has(key))) return
  const isReported = checkIconLabel(use, entry, filled, report)
  if (!isReported && around.isKnown && !around.isLabelled && !around.mayLabel) {
    checkControlLabel(use, entry, filled, options, report)
  }
  for (const { name, required, description } of slots) {
    if (!required || filled.has(name)) continue
    const how = name === 'main' ? 'between the tags' : `as \`<x-slot name="${name}">\``
    report(
      'missing-slot',
      { from, to },
      {
        message: `Required slot "${name}" of ${label} is empty`,
        suggestion: `Fill it ${how}: ${description}`,
      },
    )
  }
}

function isSlot(token: Token): token is TagToken {
  return token.type === 'tag' && token.properties.name === 'slot'
}

/** The name in the argument of a slot, `"footer", row`; null if it is computed. */
function toSlotName({ properties }: TagToken): string | null {
  return /^\s*(["'`])([\w-]+)\1/.exec(properties.jsArg)?.[2] ?? null
}

/** Whether tokens beside slots are only white space and comments, of Edge or HTML. */
function isBlank(tokens: readonly Token[]): boolean {
  const texts = tokens.map((token) => {
    if (token.type === 'raw') return token.value
    return token.type === 'newline' ? '\n' : isSlot(token) || token.type === 'comment' ? '' : '{}'
  })
  return !texts
    .join('')
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .trim()
}
