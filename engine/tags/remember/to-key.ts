import { isArray } from '../props/coerce-value.ts'
import { isSafeValue } from '../runtime/html.ts'

/** Longer keys cost more than they save. */
const MAX_LENGTH = 2000

/**
 * Returns a text that is the same for two calls exactly when they pass the same values to the same
 * template. Returns null if a value is not a text, number, boolean or list of these, or if the text would be long.
 */
export function toKey(
  path: string,
  props: Record<string, unknown>,
  slots: Record<string, unknown>,
): string | null {
  let key = `${path} `
  for (const name in props) {
    const part = toPart(props[name])
    if (part === null) return null
    key += `${name.length}:${name}${part}`
  }
  for (const name in slots) if (name !== 'main' && name !== '$context') key += `|${name}`
  return key.length > MAX_LENGTH ? null : key
}

function toPart(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return `"${value.length}:${value}`
    case 'number':
    case 'boolean':
    case 'undefined':
      return `=${value};`
    case 'bigint':
      return `n${value};`
    case 'object':
      if (value === null) return '=null;'
      if (isSafeValue(value)) return `<${value.value.length}:${value.value}`
      return isArray(value) ? toListPart(value) : null
    default:
      return null
  }
}

function toListPart(values: unknown[]): string | null {
  let key = `[${values.length}:`
  for (const value of values) {
    const part = isArray(value) ? null : toPart(value)
    if (part === null || key.length > MAX_LENGTH) return null
    key += part
  }
  return key
}
