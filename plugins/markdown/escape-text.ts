/** Text as it stands in HTML, written as the rest of a page is. */
export function escapeText(text: string): string {
  return text.replace(/[<&]/g, (character) => (character === '<' ? '&#x3C;' : '&#x26;'))
}
