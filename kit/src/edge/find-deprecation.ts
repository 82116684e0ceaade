/** Returns what the header comment of a template says after `@deprecated`, or null without it. */
export function findDeprecation(template: string): string | null {
  const header = /^\s*\{\{--([^]*?)--\}\}/.exec(template)?.[1]
  const [, found] = /^[ \t]*\*?[ \t]*@deprecated\b([^]*)/m.exec(header ?? '') ?? []
  if (found === undefined) return null
  const [message = ''] = found.split(/^[ \t]*\*?[ \t]*@/m)
  const lines = message.split(/\r\n|\r|\n/).map((line) => line.replace(/^\s*\*? ?/, '').trim())
  return lines.filter(Boolean).join(' ')
}
