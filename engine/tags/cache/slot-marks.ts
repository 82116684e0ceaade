import type { Slots } from '../runtime/page.ts'

/** Start of the text that a recorded render prints in the place of a slot. */
const MARK = `\u0000slot-${crypto.randomUUID()}:`

/**
 * Returns slots that print marks instead of their texts.
 * @param inspected a slot that is already rendered, and keeps its text
 */
export function toMarks(slots: Slots, inspected?: string): Slots {
  const marks: Slots = { $context: {} }
  for (const name of Object.keys(slots)) {
    if (name === '$context') continue
    marks[name] = name === inspected ? slots[name] : async () => `${MARK}${name}\u0000`
  }
  return marks
}

/** Whether a text contains the mark of a slot. */
export function hasMark(text: string): boolean {
  return text.includes(MARK)
}

/** Splits recorded output at the marks: texts, with the names of slots between them. */
export function splitAtMarks(output: string): string[] {
  const [first = '', ...rest] = output.split(MARK)
  return rest.reduce<string[]>(
    (parts, part) => {
      const end = part.indexOf('\u0000')
      parts.push(part.slice(0, end), part.slice(end + 1))
      return parts
    },
    [first],
  )
}

/** Adds the slots and texts from an index on. Waits only for slots that have to. */
export function fillFrom(
  index: number,
  start: string,
  from: { parts: readonly string[]; slots: Slots; trimmed: readonly string[] },
): string | Promise<string> {
  const { parts, slots, trimmed } = from
  let text = start
  for (let at = index; at < parts.length; at += 2) {
    const name = parts[at]!
    const toPart = (shown: string) =>
      (trimmed.includes(name) ? shown.trim() : shown) + parts[at + 1]!
    const slot = (slots[name] as () => string | Promise<string>)()
    if (typeof slot !== 'string') {
      const before = text
      return slot.then((shown) => fillFrom(at + 2, before + toPart(shown), from))
    }
    text += toPart(slot)
  }
  return text
}
