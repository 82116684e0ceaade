/** A text without the lines between two offsets and the empty line before; null if none is left. */
export function cutBlock(text: string, from: number, to: number): string | null {
  const head = text.slice(0, from).replace(/\r?\n$/, '')
  const rest = head + text.slice(to).replace(/^\r?\n/, '')
  return rest.trim() ? rest : null
}
