import type { ScannedTag } from '../edge/index.ts'
import { findNearest } from '../problem/find-nearest.ts'
import type { Part, ReportAt } from './check-preview.ts'

type Open = { tag: ScannedTag; part: Part | undefined; slots: ScannedTag[]; filled: Set<string> }

/** Reports slots that no component has, required ones left empty, and parts without their parent. */
export function checkComposition(
  code: string,
  tags: ScannedTag[],
  parts: Map<string, Part>,
  report: ReportAt,
): void {
  const open: Open[] = []
  for (const tag of tags) {
    if (tag.component === null) {
      if (tag.kind !== 'close') checkSlot(tag, open.at(-1), report)
      open.at(-1)?.slots.push(tag)
      continue
    }
    if (tag.kind === 'close') {
      const closed = open.pop()
      if (closed) checkRequired(code.slice(closed.tag.to, tag.from), closed, report)
      continue
    }
    const part = parts.get(tag.component)
    if (part) checkParent(tag, part, open, report)
    const opened = { tag, part, slots: [], filled: new Set<string>() }
    if (tag.kind === 'open') open.push(opened)
    else checkRequired('', opened, report)
  }
}

function checkSlot(tag: ScannedTag, parent: Open | undefined, report: ReportAt): void {
  if (!parent?.part) return
  const attribute = tag.attributes.find(({ key }) => key === 'name')
  const name = tag.name.startsWith('slot:') ? tag.name.slice(5) : String(attribute?.value ?? '')
  parent.filled.add(name)
  const names = parent.part.slots.map((slot) => slot.name)
  if (names.includes(name)) return
  const nearest = findNearest(name, names)
  report(tag.from, {
    cannot: `fill slot of <x-${parent.tag.name}>`,
    value: name,
    expected: names.length ? names : ['none: it has no slots'],
    fix: nearest ? `Did you mean \`${nearest}\`?` : 'Fill a slot that the component has.',
  })
}

function checkRequired(inside: string, { tag, part, slots, filled }: Open, report: ReportAt): void {
  // What stands outside the named slots is the main slot.
  const isMainEmpty = !inside.trim() || (slots.length > 0 && isOnlySlots(inside, tag.to, slots))
  for (const { name, required } of part?.slots ?? []) {
    if (!required || filled.has(name) || (name === 'main' && !isMainEmpty)) continue
    report(tag.from, {
      cannot: `leave empty in <x-${tag.name}> the slot`,
      value: name,
      expected: ['content'],
      fix:
        name === 'main'
          ? 'Write it between the tags.'
          : `Fill it with \`<x-slot name="${name}">\`.`,
    })
  }
}

/** Whether nothing but white space is left when the slots, from opening to closing tag, are taken. */
function isOnlySlots(inside: string, offset: number, slots: ScannedTag[]): boolean {
  let rest = inside
  let end = inside.length
  for (const tag of slots.toReversed()) {
    if (tag.kind === 'close') end = tag.to - offset
    else {
      const until = tag.kind === 'self' ? tag.to - offset : end
      rest = rest.slice(0, tag.from - offset) + rest.slice(until)
    }
  }
  return !rest.trim()
}

function checkParent(tag: ScannedTag, part: Part, open: Open[], report: ReportAt): void {
  if (!('parentRequired' in part) || !part.parentRequired) return
  const parent = part.name.slice(0, part.name.lastIndexOf('.'))
  if (open.some((ancestor) => ancestor.tag.component === parent)) return
  report(tag.from, {
    cannot: 'use alone',
    value: `<x-${tag.name}>`,
    expected: [`it inside <x-${tag.namespace}::${parent}>`],
    fix: 'Put it into its parent.',
  })
}
