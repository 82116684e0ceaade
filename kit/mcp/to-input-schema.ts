import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { z, ZodObject } from 'zod'
import { findNearest } from '../src/problem/find-nearest.ts'

/**
 * The schema of a tool's input for the SDK: what does not fit is explained with the names of the
 * tool's arguments and the nearest of them. Values are never repeated, they may be long.
 */
export function toInputSchema<T extends ZodObject>(
  tool: string,
  schema: T,
): StandardSchemaWithJSON<z.input<T>, z.output<T>> {
  const standard = schema['~standard'] as StandardSchemaWithJSON<
    z.input<T>,
    z.output<T>
  >['~standard']
  const names = Object.keys(schema.shape)
  return {
    '~standard': {
      ...standard,
      jsonSchema: {
        ...standard.jsonSchema,
        input(options) {
          const { $schema: _, ...schema } = standard.jsonSchema.input(options)
          return schema
        },
      },
      validate(value) {
        const result = schema.safeParse(value)
        if (result.success) return { value: result.data }
        return { issues: result.error.issues.map((issue) => ({ message: toMessage(issue) })) }
      },
    },
  }

  function toMessage(issue: z.core.$ZodIssue): string {
    if (issue.code !== 'unrecognized_keys') {
      return `Argument \`${issue.path.join('.') || 'arguments'}\`: ${issue.message.replace(/\.?$/, '.')}`
    }
    const [key = ''] = issue.keys
    const nearest = findNearest(key, names)
    const hint = nearest ? ` Did you mean \`${nearest}\`?` : ''
    return `Unknown argument \`${key.slice(0, 60)}\`.${hint} ${tool} takes ${names.join(', ')}.`
  }
}
