import * as z from 'zod'

const text = z.string()
const count = z.number().int()
const category = text.optional()
/** URL of its page, or path of the file in the package */
const docsUrl = text
const names = z.array(text.max(200)).min(1).max(8)
/** Messages about unknown names, if others are known */
const unknown = z.array(text).optional()

/** Input and result of each tool, by name. Results are complete, but as small as possible. */
export const toolSchemas = {
  search_components: {
    input: z.strictObject({
      query: text.trim().min(1).max(200),
      category,
      limit: z.number().int().min(1).max(25).default(8),
    }),
    output: z.object({
      query: text,
      total: count,
      results: z.array(
        z.object({
          name: text,
          tag: text.optional(),
          category: text,
          summary: text,
          parent: text.optional(),
          matchedOn: z.array(text),
        }),
      ),
      suggestions: z
        .object({ names: z.array(text), categories: z.array(text) })
        .optional()
        .describe('If nothing was found'),
    }),
  },
  list_components: {
    input: z.strictObject({ category }),
    output: z.object({
      total: count,
      categories: z.array(
        z.object({
          name: text,
          count,
          components: z.array(
            z.object({ name: text, summary: text, subComponents: z.array(text).optional() }),
          ),
        }),
      ),
    }),
  },
  get_component: {
    input: z.strictObject({ names: names.describe('Names or tags') }),
    output: z.object({ components: z.array(toComponentSchema()), unknown }),
  },
  get_component_examples: {
    input: z.strictObject({
      names,
      examples: z.array(text.max(200)).max(100).optional().describe('Ids or titles'),
      limit: z.number().int().min(1).max(25).optional(),
    }),
    output: z.object({
      results: z.array(
        z.object({
          name: text,
          page: text,
          docsUrl,
          total: count,
          examples: z.array(
            z.object({
              id: text,
              title: text,
              description: text,
              code: text,
              language: text,
              uses: z.array(text),
            }),
          ),
          more: z.array(text).optional().describe('Ids of the rest'),
        }),
      ),
      unknown,
    }),
  },
  get_tokens: {
    input: z.strictObject({
      group: text.max(100).optional(),
      query: text.max(200).optional().describe('Part of a name or description'),
    }),
    output: z.object({
      total: count,
      groups: z.array(
        z.object({
          name: text,
          description: text,
          tokens: z.array(
            z.object({
              name: text,
              variable: text,
              value: z.union([text, z.object({ light: text, dark: text })]).optional(),
              description: text.optional(),
              pairsWith: text.optional(),
              contrast: z.object({ light: z.number(), dark: z.number() }).optional(),
            }),
          ),
        }),
      ),
      note: text.optional(),
    }),
  },
} as const

function toComponentSchema() {
  const value = z
    .union([
      text,
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.unknown()),
      z.record(text, z.unknown()),
    ])
    .meta({ id: 'value' })
  const props = z
    .array(
      z.object({
        name: text,
        type: text,
        required: z.boolean().optional(),
        default: value.optional(),
        defaultFrom: text.optional().describe('Configuration key'),
        description: text,
        examples: z.array(value).optional(),
        deprecated: text.optional(),
        deprecatedValues: z.record(text, text).optional(),
      }),
    )
    .meta({ id: 'props' })
  const named = z
    .array(
      z.object({
        name: text,
        description: text,
        required: z.boolean().optional(),
        detail: text.optional().describe('Type of event.detail'),
      }),
    )
    .meta({ id: 'named' })
  const component = z
    .object({
      name: text,
      tag: text,
      kind: z.enum(['anonymous', 'class']).optional(),
      description: text,
      deprecated: text.optional(),
      props,
      otherProps: z.array(text).optional().describe('Less used'),
      slots: named,
      attributes: text.optional().describe('Element for other attributes'),
      parts: named.optional(),
      rules: z.array(text).optional(),
      inferred: z.boolean().optional().describe('May have more props'),
      parent: text.optional(),
      parentRequired: z.boolean().optional(),
      category: text.optional(),
      docsUrl: docsUrl.optional(),
      since: text.optional(),
      script: text.optional(),
      events: named.optional(),
      keys: z.array(z.object({ keys: text, action: text })).optional(),
      get subComponents() {
        return z.array(component).optional()
      },
      examples: z.array(text).optional().describe('Titles'),
    })
    .meta({ id: 'component' })
  return component
}

/** Name of a tool. */
export type ToolName = keyof typeof toolSchemas
/** Input of a tool, after validation. */
export type ToolInput<N extends ToolName> = z.output<(typeof toolSchemas)[N]['input']>
/** Result of a tool. */
export type ToolAnswer<N extends ToolName> = z.output<(typeof toolSchemas)[N]['output']>
