import { inlineCode } from '../../library/markdown/write.ts'
import type { Component, Entry } from '../../schema/component.ts'
import { toComponentPath } from '../paths.ts'

/**
 * Which part of a component stands in which as a nested Markdown list, each with its summary and
 * the slots that take it; empty for a component without sub-components.
 */
export function toCompositionMarkdown(component: Component): string {
  const parts: Entry[] = [component, ...component.subComponents]
  if (parts.length === 1) return ''
  const holders = findHolders(component, parts)
  const toItems = (holder: Entry | undefined, depth: number): string[] =>
    parts
      .filter((entry) => holders.get(entry) === holder)
      .flatMap((entry) => [
        `${'  '.repeat(depth)}- ${toItem(entry, holder)}`,
        ...toItems(entry, depth + 1),
      ])
  return toItems(undefined, 0).join('\n')
}

/**
 * What each part stands in: what its name says where it cannot stand alone, or else what has a slot
 * that names it. The one of a pair that name each other stands in none.
 */
function findHolders(component: Component, parts: Entry[]): Map<Entry, Entry> {
  const holders = new Map<Entry, Entry>()
  for (const part of component.subComponents) {
    if (!part.parentRequired) continue
    const parent = part.name.slice(0, part.name.lastIndexOf('.'))
    holders.set(part, parts.find(({ name }) => name === parent) ?? component)
  }
  const isWithin = (inner: Entry | undefined, outer: Entry): boolean =>
    inner !== undefined && (inner === outer || isWithin(holders.get(inner), outer))
  for (const entry of parts) {
    if (holders.has(entry)) continue
    const holder = parts.find((one) => listSlots(one, entry).length && !isWithin(one, entry))
    if (holder) holders.set(entry, holder)
  }
  return holders
}

/** The slots of a part that name another, as code. */
function listSlots({ slots }: Entry, { name }: Entry): string[] {
  return slots
    .filter(({ description }) => description.includes(inlineCode(name)))
    .map((slot) => inlineCode(slot.name))
}

function toItem(entry: Entry, holder: Entry | undefined): string {
  const tag = inlineCode(`<${entry.tag}>`)
  const slots = holder ? listSlots(holder, entry) : []
  return [
    entry.name.includes('.') ? `[${tag}](${toComponentPath(entry.name)})` : tag,
    ...(slots.length ? [` in the slot ${slots.join(' or ')}`] : []),
    `: ${entry.summary}`,
  ].join('')
}
