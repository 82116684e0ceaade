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
