/** A text as a message quotes it: on one line, without what ends code or steers a terminal, cut. */
export function toShortLine(text: string, maxLength = 60): string {
  const characters = [...text.replace(/[\s\p{C}`]+/gu, ' ').trim()]
  if (characters.length <= maxLength) return characters.join('')
  return `${characters.slice(0, maxLength - 1).join('')}…`
}
