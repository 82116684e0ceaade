const TAG = /(<(?:"[^"]*"|'[^']*'|[^'">])*>)/
const KEEPS_SPACE = /<(?:pre|textarea)\b/i

/** Whether HTML is the same but for space that nobody sees; most is the same to the letter. */
export function isAlike(one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true
  if (KEEPS_SPACE.test(one)) return false
  return withoutSpace(one) === withoutSpace(other)
}

/** Leaves out the space beside tags, and all but one of each between words. */
function withoutSpace(html: string): string {
  return html
    .split(TAG)
    .map((part, index) => (index % 2 ? part : part.trim().replace(/\s+/g, ' ')))
    .join('')
}
