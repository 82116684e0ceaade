/** A title for Markdown: its brackets are text there, and neither begin nor end a link. */
export function escapeBrackets(title: string): string {
  return title.replace(/[\\[\]]/g, '\\$&')
}
