/** Longer keys cost more than they save. */
const MAX_LENGTH = 2000

/**
 * Returns a text that is the same for two calls exactly when they pass the same values to the same
 * template. Returns null if the text would be long.
 * @param props texts, numbers and the like, and copied lists and objects of these
 */
export function toCacheKey(
  path: string,
  props: Record<string, unknown>,
  slots: Record<string, unknown>,
): string | null {
  let key = `${path} `
  for (const name in props) {
    key += `${name.length}:${name}`
    key += toPart(props[name])
    if (key.length > MAX_LENGTH) return null
  }
  for (const name in slots) if (name !== 'main' && name !== '$context') key += `|${name}`
  return key.length > MAX_LENGTH ? null : key
}

function toPart(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `"${value.length}:${value}`
    case 'number':
      return Object.is(value, -0) ? '=-0;' : `=${value};`
    case 'boolean':
    case 'undefined':
      return `=${value};`
    case 'bigint':
      return `n${value};`
    default:
      return value === null ? '=null;' : toObjectPart(value as object)
  }
}

function toObjectPart(value: object): string {
  const entries = Object.entries(value)
  const kind = Array.isArray(value) ? '[' : toKind(value)
  let key = `${kind}${entries.length}:`
  for (const [name, part] of entries) {
    key += Array.isArray(value) ? toPart(part) : `${name.length}:${name}${toPart(part)}`
    // Some text that is too long: nobody reads it.
    if (key.length > MAX_LENGTH) break
  }
  return key
}

/** Tells plain objects, objects without a prototype and safe HTML from each other. */
function toKind(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null) return '('
  return prototype === Object.prototype ? '{' : '<'
}
