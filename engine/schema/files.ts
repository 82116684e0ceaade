import * as z from 'zod'
import { blockEntrySchema } from './block.ts'
import { checkShape } from './check.ts'
import { componentDetailSchema, componentEntrySchema } from './component.ts'
import { reference } from './library.ts'
import { scriptSchema } from './catalog.ts'

const text = z.string().min(1)
const url = z.url()

const librarySchema = z.strictObject({
  name: text,
  package: text,
  version: text,
  namespace: text,
  docsUrl: url.optional().describe('URL of the documentation; omitted if it is not hosted'),
})

const head = {
  $schema: reference,
  schemaVersion: z.literal('1.0'),
  library: librarySchema,
}

const digest = z
  .string()
  .regex(/^sha256-[0-9a-f]{64}$/)
  .describe('SHA-256 hash of the content')

/** `/components.json`: every component with its API, and every block. */
export const componentsFileSchema = z.strictObject({
  ...head,
  digest,
  categories: z.array(z.strictObject({ name: text, count: z.number().int().min(1) })),
  components: z.array(componentEntrySchema),
  blocks: z.array(blockEntrySchema),
})

/** `/components/<name>.json`: one component with the code of its examples. */
export const componentFileSchema = componentDetailSchema.extend({ ...head, digest })

/** `/components/index.json`: a line for each component. As an array, it cannot have `$schema`. */
export const componentsIndexFileSchema = z.array(
  z.strictObject({
    name: text,
    tag: text,
    category: text,
    summary: text,
    json: reference,
    markdown: reference,
  }),
)

const path = z.string().regex(/^\//)
const headingSchema = z.strictObject({ depth: z.number().int(), text: z.string(), slug: text })
const componentItem = {
  id: text,
  tag: text,
  summary: text,
  path,
}
const groupShape = { title: text, count: z.number().int() }

/** `/api-map.json`: everything in the library once, with the path of its page. */
export const apiMapFileSchema = z.strictObject({
  ...head,
  docsBase: z.string().describe('URL or folder to prepend to each path'),
  digest,
  entryPoints: z.strictObject({
    components: path,
    componentsIndex: path,
    llms: path,
    llmsFull: path,
    tokens: path,
    tokensResolver: path,
    schemas: z.array(path),
    mcp: z.strictObject({
      transport: z.literal('stdio'),
      command: text,
      args: z.array(text),
      tools: z.array(text),
    }),
  }),
  groups: z.tuple([
    z.strictObject({
      id: z.literal('components'),
      ...groupShape,
      groups: z.array(
        z.strictObject({
          id: text,
          ...groupShape,
          items: z.array(
            z.strictObject({
              ...componentItem,
              markdown: path,
              json: path,
              script: text.nullable(),
              items: z.array(z.strictObject(componentItem)),
            }),
          ),
        }),
      ),
    }),
    z.strictObject({
      id: z.literal('scripts'),
      ...groupShape,
      items: z.array(
        scriptSchema.omit({ name: true, description: true }).extend({
          id: text,
          import: text,
          usedBy: z.array(text),
          path: path.nullable().describe('Page of the first component that uses the script'),
        }),
      ),
    }),
    z.strictObject({
      id: z.literal('docs'),
      ...groupShape,
      items: z.array(
        z.strictObject({
          id: text,
          title: text,
          path,
          markdown: path,
          headings: z.array(headingSchema),
        }),
      ),
    }),
    z.strictObject({
      id: z.literal('commands'),
      ...groupShape,
      items: z.array(
        z.strictObject({
          id: text.describe('Name to type after `node ace`'),
          summary: text,
          arguments: z.array(text),
          options: z.array(text),
          readOnly: z.boolean(),
          path: path.nullable().describe('Page and anchor of its documentation'),
        }),
      ),
    }),
    z.strictObject({
      id: z.literal('tokens'),
      ...groupShape,
      items: z.array(
        z.strictObject({
          id: text,
          description: text,
          variables: z.array(z.string().regex(/^--/)),
        }),
      ),
    }),
  ]),
})

/** Output of the command that checks templates, with `--json`. */
export const checkFileSchema = z.strictObject({ ...head, ...checkShape })

const dtcgToken = z.strictObject({
  $value: z.json(),
  $description: text.optional(),
  $extensions: z.record(z.string(), z.json()).optional(),
})

/** `/tokens.json`: the design tokens in the Design Tokens format, edition 2025.10. */
export const tokensFileSchema = z
  .strictObject({ $schema: reference })
  .catchall(z.strictObject({ $type: text, $description: text }).catchall(dtcgToken))

const source = z.strictObject({ $ref: text })

/** `/tokens.resolver.json`: both schemes of the tokens in the Resolver module, edition 2025.10. */
export const tokensResolverFileSchema = z.strictObject({
  $schema: reference,
  name: text,
  version: z.literal('2025.10'),
  sets: z.strictObject({ base: z.strictObject({ sources: z.array(source) }) }),
  modifiers: z.strictObject({
    theme: z.strictObject({
      contexts: z.strictObject({ light: z.array(source), dark: z.array(source) }),
      default: z.literal('light'),
    }),
  }),
  resolutionOrder: z.array(source),
})

/** `/.well-known/agent-skills/index.json`: the skills for agents, by the discovery draft 0.2.0. */
export const agentSkillsFileSchema = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z.array(
    z.strictObject({
      name: z
        .string()
        .max(64)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      type: z.literal('skill-md'),
      description: text.max(1024),
      url: reference,
      digest: z
        .string()
        .regex(/^sha256:[0-9a-f]{64}$/)
        .describe('SHA-256 hash of the file at `url`'),
    }),
  ),
})

/** The published schemas, by the name in their URL. */
export const fileSchemas = {
  'agent-skills': agentSkillsFileSchema,
  'api-map': apiMapFileSchema,
  check: checkFileSchema,
  component: componentFileSchema,
  components: componentsFileSchema,
  'components-index': componentsIndexFileSchema,
  tokens: tokensFileSchema,
  'tokens-resolver': tokensResolverFileSchema,
} as const

/** Name of a published schema. */
export type FileSchemaName = keyof typeof fileSchemas
/** Content of `/.well-known/agent-skills/index.json`. */
export type AgentSkillsFile = z.infer<typeof agentSkillsFileSchema>
/** Content of `/components.json`. */
export type ComponentsFile = z.infer<typeof componentsFileSchema>
/** Content of `/components/<name>.json`. */
export type ComponentFile = z.infer<typeof componentFileSchema>
/** Content of `/components/index.json`. */
export type ComponentsIndexFile = z.infer<typeof componentsIndexFileSchema>
/** Content of `/api-map.json`. */
export type ApiMapFile = z.infer<typeof apiMapFileSchema>
/** Output of the command that checks templates, with `--json`. */
export type CheckFile = z.infer<typeof checkFileSchema>
/** Content of `/tokens.json` and of `/dark.tokens.json`. */
export type TokensFile = z.infer<typeof tokensFileSchema>
/** Content of `/tokens.resolver.json`. */
export type TokensResolverFile = z.infer<typeof tokensResolverFileSchema>
