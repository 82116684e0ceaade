import type { TagToken } from 'edge.js/types'
import type { CheckedTag } from './check-tags.ts'
import type { CheckedText } from './to-checked-text.ts'

/** Where a slot is filled: its whole tag, and its name alone where that can be replaced. */
export type SlotPlace = { from: number; to: number; name?: { from: number; to: number } }

/** Finds the tag or the `@slot(…)` that a token was made from. */
export function toSlotPlace(
  { loc, properties }: TagToken,
  { text, offsetOf }: CheckedText,
  tags: ReadonlyMap<string, CheckedTag>,
): SlotPlace {
  const tag = tags.get(`${loc.start.line}:${loc.start.col}`)?.tag
  if (tag) {
    const { from, to, name } = tag
    const attribute = tag.attributes.find(({ key }) => key === 'name')
    const { valueFrom, valueTo } = attribute ?? {}
    const isPlain = name === 'slot' && typeof valueFrom === 'number' && typeof valueTo === 'number'
    return { from, to, ...(isPlain && { name: { from: valueFrom, to: valueTo } }) }
  }
  const argument = offsetOf(loc.start)
  const from = Math.max(text.lastIndexOf('@', argument), 0)
  const written = /^(\s*["'`])([\w-]+)/.exec(properties.jsArg)
  const start = argument + (written?.[1]?.length ?? 0)
  const end = start + (written?.[2]?.length ?? 0)
  const isThere = written !== null && text.slice(start, end) === written[2]
  return { from, to: offsetOf(loc.end), ...(isThere && { name: { from: start, to: end } }) }
}
