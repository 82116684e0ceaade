import type { EditorState } from '@codemirror/state'

/** Returns the offset of a line and column, or the closest one that exists. */
export function toOffset(
  { doc }: EditorState,
  { line, col }: { line: number; col: number },
): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + Math.max(col - 1, 0), to)
}
