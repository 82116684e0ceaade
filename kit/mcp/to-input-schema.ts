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
