import { findHeaderComment } from '../../template/header.ts'
import type { Deprecation, Prop } from './prop.ts'

/** Returns the text after `@deprecated` in the header comment of a template, or null without it. */
export function findDeprecation(template: string): string | null {
  const header = findHeaderComment(template)
  const [, found] = /^[ \t]*\*?[ \t]*@deprecated\b([^]*)/m.exec(header) ?? []
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

/** Returns the value that replaces a former value of a prop, and any other value as it is. */
export function toCurrentValue(
  { deprecatedValues }: Pick<Prop, 'deprecatedValues'>,
  value: unknown,
): unknown {
  if (!deprecatedValues || typeof value !== 'string') return value
  return Object.hasOwn(deprecatedValues, value) ? deprecatedValues[value] : value
}

/** Returns a sentence that names each former value of a prop and its replacement, or none. */
export function listDeprecatedValues({
  deprecatedValues,
}: Pick<Prop, 'deprecatedValues'>): string[] {
  const pairs = Object.entries(deprecatedValues ?? {})
  if (pairs.length === 0) return []
  const shown = pairs.map(([old, current]) => `use \`${current}\` instead of \`${old}\``)
  return [`Deprecated values: ${shown.join(', ')}.`]
}
