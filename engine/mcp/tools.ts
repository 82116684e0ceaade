import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { ZodObject } from 'zod'
import { toComponentsAnswer } from '../answers/components.ts'
import { toExampleListAnswer } from '../answers/example-list.ts'
import { toListAnswer } from '../answers/list.ts'
import { toSearchAnswer } from '../answers/search.ts'
import { toTokensAnswer } from '../answers/tokens.ts'
import type { ToolAnswer, ToolInput, ToolName } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import { toolTexts } from '../schema/tools.ts'

/** A tool: its title and description, and the function that answers it. */
type Tool<N extends ToolName> = {
  title: string
  description: string
  toAnswer: (catalog: Catalog, input: ToolInput<N>) => ToolAnswer<N>
}

/** The five tools, in the order in which an assistant uses them. */
export const tools: { [N in ToolName]: Tool<N> } = {
  search_components: { ...toolTexts.search_components, toAnswer: toSearchAnswer },
  list_components: {
    ...toolTexts.list_components,
    toAnswer: (catalog, { category }) =>
      toListAnswer(catalog, category === undefined ? [] : [category]),
  },
  get_component: { ...toolTexts.get_component, toAnswer: toComponentsAnswer },
  get_component_examples: { ...toolTexts.get_component_examples, toAnswer: toExampleListAnswer },
  get_tokens: { ...toolTexts.get_tokens, toAnswer: toTokensAnswer },
}

/**
 * Converts the schema of a tool's input for the SDK, which only announces it. Arguments are
 * validated later, so that error messages are our own.
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
 * Converts the schema of a tool's output for the SDK, as short as possible, because every client
 * reads it first. Clients ignore unknown keys, so the schema does not forbid them. The SDK only
 * announces the schema; answers are validated before.
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

/** Whether a keyword of a schema is redundant: bounds of integers, and "anything is allowed". */
function saysNothing(key: string, value: unknown): boolean {
  if (key === '$schema' || key === 'propertyNames') return true
  if (key === 'additionalProperties' || key === 'items') return !Object.keys(value || {}).length
  return Math.abs(value as number) === Number.MAX_SAFE_INTEGER
}

/** Some clients only support one type per schema, so a union becomes a choice of schemas. */
function toSingleType([key, value]: [string, unknown]): [string, unknown] {
  if (key !== 'type' || !Array.isArray(value)) return [key, value]
  return ['anyOf', value.map((type) => ({ type }))]
}
