import { createPositions, type Position } from '../edge/create-positions.ts'
import { replaceSlashes } from './replace-slashes.ts'

/** The text of a template, and how offsets in it are told as lines and columns. */
export type CheckedText = {
  /** As it is written */
  source: string
  /** The same with dots for slashes in the names of tags */
  text: string
  positionOf: (offset: number) => Position
  /** The offset of a place, at most that of the end of its line */
  offsetOf: (place: Position) => number
}

/** Prepares the text of a template for checks. */
export function toCheckedText(source: string, namespace: string): CheckedText {
  const text = replaceSlashes(source, namespace)
  const lines: { from: number; to: number }[] = []
  let from = 0
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ from, to: index })
    from = index + lineBreak.length
  }
  lines.push({ from, to: text.length })
  return {
    source,
    text,
    positionOf: createPositions(text),
    offsetOf({ line, col }) {
      const { from, to } = lines[Math.min(Math.max(line, 1), lines.length) - 1]!
      return Math.min(from + Math.max(col, 0), to)
    },
  }
}
