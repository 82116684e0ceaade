/** The text without a byte order mark and with every line ending as a single line feed. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
