import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { z, ZodObject } from 'zod'

/**
 * The schema of a tool's answer for the SDK, in as few words as it can be said: every client reads
 * it before anything else. Readers ignore keys that they do not know, so none is forbidden.
 */
export function toOutputSchema<T extends ZodObject>(
  schema: T,
): StandardSchemaWithJSON<z.input<T>, z.output<T>> {
  const standard = schema['~standard'] as StandardSchemaWithJSON<
    z.input<T>,
    z.output<T>
  >['~standard']
  return {
    '~standard': {
      ...standard,
      jsonSchema: {
        ...standard.jsonSchema,
        output: (options) => toShort(standard.jsonSchema.output(options)),
      },
    },
  }
}

function toShort<T>(value: T): T {
  if (Array.isArray(value)) return value.map(toShort) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => key !== '$schema' && !(key === 'additionalProperties' && !item))
      .filter(([, item]) => Math.abs(item as number) !== Number.MAX_SAFE_INTEGER)
      .map(([key, item]) => [key, toShort(item)]),
  ) as T
}
