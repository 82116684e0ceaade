import type { Deprecation } from './prop.ts'

/** Returns the text after `@deprecated` in the header comment of a template, or null without it. */
export function findDeprecation(template: string): string | null {
  const header = /^\s*\{\{--([^]*?)--\}\}/.exec(template)?.[1]
  const [, found] = /^[ \t]*\*?[ \t]*@deprecated\b([^]*)/m.exec(header ?? '') ?? []
  if (found === undefined) return null
  const [message = ''] = found.split(/^[ \t]*\*?[ \t]*@/m)
  const lines = message.split(/\r\n|\r|\n/).map((line) => line.replace(/^\s*\*? ?/, '').trim())
  return lines.filter(Boolean).join(' ')
}

/** Returns the deprecation message, and adds the replacement if the message does not name it. */
export function toDeprecationText({ message, replacement }: Deprecation): string {
  if (!replacement) return message
  const name = new RegExp(`(?<![\\w.-])${RegExp.escape(replacement)}(?![\\w-])`)
  return name.test(message) ? message : `${message} Use \`${replacement}\`.`
}
