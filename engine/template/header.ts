/** Returns the text of the comment at the start of a template, or an empty one. */
export function findHeaderComment(template: string): string {
  return /^\s*\{\{--([^]*?)--\}\}/.exec(template)?.[1] ?? ''
}

/** Returns the word after a tag of the header comment, `card` for `@parent card`, or null. */
export function findHeaderWord(template: string, tag: string): string | null {
  const line = new RegExp(`^[ \\t]*\\*?[ \\t]*@${tag}[ \\t]+(\\S+)`, 'm')
  return line.exec(findHeaderComment(template))?.[1] ?? null
}
