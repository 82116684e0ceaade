import type * as z from 'zod'

/**
 * Returns the arguments of a tool call as their schema wants them. Clients pass `null`, `""` or `[]`
 * for an optional argument that they leave out, and text in place of a list, a number or a boolean.
 */
export function toGivenArguments(
  { shape }: z.ZodObject,
  args: Record<string, unknown>,
): Record<string, unknown> {
  const given = { ...args }
  for (const [name, field] of Object.entries(shape as Record<string, z.ZodType>)) {
    if (!Object.hasOwn(args, name)) continue
    const value = args[name]
    if (isEmpty(value) && field.isOptional()) delete given[name]
    else if (typeof value === 'string') given[name] = toValue(value, findType(field))
  }
  return given
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (Array.isArray(value) && value.length === 0)
}

/** Finds the type of a field that may be optional or have a default. */
function findType({ def }: z.ZodType): string {
  const { innerType } = def as { innerType?: z.ZodType }
  return innerType ? findType(innerType) : def.type
}

function toValue(text: string, type: string): unknown {
  if (type === 'array') return toList(text)
  if (type === 'number' && /^\s*-?\d+(\.\d+)?\s*$/.test(text)) return Number(text)
  if (type === 'boolean' && /^\s*(true|false)\s*$/.test(text)) return text.trim() === 'true'
  return text
}

/** Reads a list that was written as JSON or with commas. The commas of a title are part of it. */
function toList(text: string): unknown {
  const parsed = parse(text)
  if (Array.isArray(parsed)) return parsed
  const whole = typeof parsed === 'string' ? parsed : text
  const parts = whole.split(',').map((part) => part.trim())
  return parts.some((part) => /\s/.test(part)) ? [whole] : parts.filter(Boolean)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
