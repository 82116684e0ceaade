import type { Prop } from '../edge/index.ts'
import { toAttributeName } from './to-attribute-name.ts'

/**
 * How a prop is written in a tag where an editor completes it: bound, `:rows`, if no text can be
 * its value.
 */
export function toWrittenAttribute({ name, type }: Pick<Prop, 'name' | 'type'>): string {
  return isWrittenAsText(type) ? toAttributeName(name) : `:${toAttributeName(name)}`
}

function isWrittenAsText({ kind, text }: Prop['type']): boolean {
  if (kind !== 'other') return kind !== 'array' && kind !== 'object'
  const withoutFunctions = text.replace(/\([^)]*\)\s*=>.*/, '')
  return /['"`\d]|\b(string|number|boolean|true|false|any|unknown)\b/.test(withoutFunctions)
}
