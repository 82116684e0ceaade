import { inlineCode } from '../markdown/inline-code.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { toComponentPath } from './to-component-path.ts'

type Part = Component | SubComponent

/**
 * Which part of a component stands in which as a nested Markdown list, each with its summary and
 * the slots that take it; empty for a component without sub-components.
 */
export function toCompositionMarkdown(component: Component): string {
  const parts: Part[] = [component, ...component.subComponents]
  if (parts.length === 1) return ''
  const holders = findHolders(component, parts)
  const toItems = (holder: Part | undefined, depth: number): string[] =>
    parts
      .filter((part) => holders.get(part) === holder)
      .flatMap((part) => [
        `${'  '.repeat(depth)}- ${toItem(part, holder)}`,
        ...toItems(part, depth + 1),
      ])
  return toItems(undefined, 0).join('\n')
}

/**
 * What each part stands in: what its name says where it cannot stand alone, or else what has a slot
 * that names it. The one of a pair that name each other stands in none.
 */
function findHolders(component: Component, parts: Part[]): Map<Part, Part> {
  const holders = new Map<Part, Part>()
  for (const part of component.subComponents) {
    if (!part.parentRequired) continue
    const parent = part.name.slice(0, part.name.lastIndexOf('.'))
    holders.set(part, parts.find(({ name }) => name === parent) ?? component)
  }
  const isWithin = (inner: Part | undefined, outer: Part): boolean =>
    inner !== undefined && (inner === outer || isWithin(holders.get(inner), outer))
  for (const part of parts) {
    if (holders.has(part)) continue
    const holder = parts.find((one) => listSlots(one, part).length && !isWithin(one, part))
    if (holder) holders.set(part, holder)
  }
  return holders
}

/** The slots of a part that name another, as code. */
function listSlots({ slots }: Part, { name }: Part): string[] {
  return slots
    .filter(({ description }) => description.includes(inlineCode(name)))
    .map((slot) => inlineCode(slot.name))
}

function toItem(part: Part, holder: Part | undefined): string {
  const tag = inlineCode(`<${part.tag}>`)
  const slots = holder ? listSlots(holder, part) : []
  return [
    part.name.includes('.') ? `[${tag}](${toComponentPath(part.name)})` : tag,
    ...(slots.length ? [` in the slot ${slots.join(' or ')}`] : []),
    `: ${part.summary}`,
  ].join('')
}
