import type { Deprecation } from './prop.ts'

/** What to do about something deprecated, as sentences that name what takes its place. */
export function toDeprecationText({ message, replacement }: Deprecation): string {
  if (!replacement) return message
  const name = new RegExp(`(?<![\\w.-])${RegExp.escape(replacement)}(?![\\w-])`)
  return name.test(message) ? message : `${message} Use \`${replacement}\`.`
}
