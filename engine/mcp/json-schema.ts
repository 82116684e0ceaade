import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { ZodObject } from 'zod'

/**
 * The schema of a tool's input for the SDK, which only announces it: arguments are validated where
 * they are used, for errors in our own words.
 */
export function toInputSchema(
  schema: ZodObject,
): StandardSchemaWithJSON<Record<string, unknown>, Record<string, unknown>> {
  const { version, vendor, jsonSchema } = schema['~standard'] as StandardSchemaWithJSON['~standard']
  return {
    '~standard': {
      version,
      vendor,
      jsonSchema: {
        ...jsonSchema,
        input(options) {
          const { $schema: _, ...schema } = jsonSchema.input(options)
          return schema
        },
      },
      validate: (value) => ({ value: value as Record<string, unknown> }),
    },
  }
}

/**
 * The schema of a tool's answer for the SDK, in as few words as it can be said: every client reads
 * it before anything else. Readers ignore keys that they do not know, so none is forbidden. The SDK
 * only announces it, answers are validated before they get there.
 */
export function toOutputSchema(schema: ZodObject): StandardSchemaWithJSON {
  const { version, vendor, jsonSchema } = schema['~standard'] as StandardSchemaWithJSON['~standard']
  return {
    '~standard': {
      version,
      vendor,
      jsonSchema: {
        ...jsonSchema,
        output: (options) => toShort(jsonSchema.output(options)),
      },
      validate: (value) => ({ value }),
    },
  }
}

function toShort<T>(value: T): T {
  if (Array.isArray(value)) return value.map(toShort) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !saysNothing(key, item))
      .map(toSingleType)
      .map(([key, item]) => [key, toShort(item)]),
  ) as T
}

/** Whether a keyword of a schema can be left out: bounds of integers, and what allows anything. */
function saysNothing(key: string, value: unknown): boolean {
  if (key === '$schema' || key === 'propertyNames') return true
  if (key === 'additionalProperties' || key === 'items') return !Object.keys(value || {}).length
  return Math.abs(value as number) === Number.MAX_SAFE_INTEGER
}

/** Some clients know one type for each schema: a union is said as a choice of schemas. */
function toSingleType([key, value]: [string, unknown]): [string, unknown] {
  if (key !== 'type' || !Array.isArray(value)) return [key, value]
  return ['anyOf', value.map((type) => ({ type }))]
}
