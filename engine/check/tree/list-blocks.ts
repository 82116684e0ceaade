import type { Token } from 'edge.js/types'
import type { Entry } from '../../schema/component.ts'
import { toAttributeName } from '../../tags/props/prop.ts'
import type { MarkupAttribute } from '../../tags/scan/markup-tags.ts'
import type { Placed } from '../check-tags.ts'
import type { Given } from '../tag-use.ts'
import { UNKNOWN } from './list-tags.ts'
import type { PlacedOf } from './template-tree.ts'

/** An opening tag of HTML or of a component, or a call of a component. Offsets refer to the text. */
export type Opening = {
  /** `<dialog>`, `<x-acme::modal>`, `@acme.modal()` */
  label: string
  /** The component; null for HTML, undefined if it is not known */
  entry: Entry | null | undefined
  attributes: MarkupAttribute[]
  from: number
  /** The offset after its end, if it is a component */
  to: number
}

/**
 * Lists the branches of blocks such as `@if`, and the calls of components. Their tags have lines of
 * their own, so that the first lines of what follows tell where they end.
 */
export function listBlocks(
  tokens: readonly Token[],
  end: number,
  placedOf: PlacedOf,
  offsetOf: (line: number) => number,
): { branches: { from: number; to: number }[]; calls: Opening[] } {
  const branches: { from: number; to: number }[] = []
  const calls: Opening[] = []
  const left: [tokens: readonly Token[], end: number][] = [[tokens, end]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [siblings, end] = next
    for (const [index, token] of siblings.entries()) {
      if (token.type !== 'tag') continue
      const after = siblings[index + 1]
      const to = after ? offsetOf(toLine(after)) : end
      const placed = placedOf(token)
      if (placed?.use.form === 'call') calls.push(toOpening(placed, to))
      if (!token.children.length) continue
      left.push([token.children, to])
      if (placed !== null || token.properties.name.startsWith('$')) continue
      const starts = [token, ...token.children.filter(isElse)].map((one) => offsetOf(toLine(one)))
      starts.forEach((from, at) => branches.push({ from, to: starts[at + 1] ?? to }))
    }
  }
  return { branches, calls }
}

/** Converts a call to an opening tag, with the names of its entries as those of attributes. */
function toOpening({ use, entry }: Placed, to: number): Opening {
  const { label, from, given, isOpen } = use
  const attributes = given.map(toAttribute)
  if (isOpen) attributes.push({ name: UNKNOWN, value: '', from, to: from })
  return { label, entry, attributes, from, to }
}

function toAttribute({ key, values, text, from, to }: Given): MarkupAttribute {
  const [value] = values
  const isKnown = text !== undefined && typeof value === 'string'
  return { name: toAttributeName(key), value: isKnown ? value : UNKNOWN, from, to }
}

function isElse(token: Token): boolean {
  return token.type === 'tag' && /^else(?:if)?$/.test(token.properties.name)
}

function toLine(token: Token): number {
  return 'loc' in token ? token.loc.start.line : token.line
}
