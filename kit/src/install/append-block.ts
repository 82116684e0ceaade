/**
 * A text with lines added at its end, after an empty line if its last line is a whole one. What was
 * there stays byte for byte, so that `cutBlock` gives it back.
 */
export function appendBlock(before: string | null, block: string): string {
  return before?.trim() ? `${before}\n${block}\n` : `${block}\n`
}
