/** A tag, or an element in which a browser keeps all space. */
const whole = /(<pre\b.*?<\/pre\s*>|<textarea\b.*?<\/textarea\s*>|<(?:"[^"]*"|'[^']*'|[^'">])*>)/gis

/** Whether HTML is the same but for space beside tags, and its amount; most is to the letter. */
export function isAlike(one: string, other: string): boolean {
  return one.trim() === other.trim() || withoutSpace(one) === withoutSpace(other)
}

function withoutSpace(html: string): string {
  return html
    .split(whole)
    .map((part, index) => (index % 2 ? part : part.trim().replace(/\s+/g, ' ')))
    .join('')
}
