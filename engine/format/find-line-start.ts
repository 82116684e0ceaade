/** Returns the offset of the first character of the line that contains an offset. */
export function findLineStart(text: string, offset: number): number {
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0
  // Within the line only: most texts have no other ends of lines, and may be long.
  return start + text.slice(start, offset).lastIndexOf('\r') + 1
}
