import * as z from 'zod'
import { componentSchema } from './component.ts'
import { librarySchema } from './library.ts'
import { routeSchema } from './page.ts'
import { measuredTokensSchema } from './tokens.ts'

const text = z.string().min(1)

/** One console command, as declared by its class. */
export const commandSchema = z.strictObject({
  name: text.describe('As typed after `node ace`, `acme:list`'),
  description: text,
  help: z.array(text).describe('Paragraphs of Markdown'),
  arguments: z.array(z.strictObject({ name: text, required: z.boolean(), description: text })),
  options: z.array(
    z.strictObject({
      name: text.describe('With its dashes, `--category`'),
      type: z.enum(['boolean', 'string', 'array']),
      description: text,
    }),
  ),
  readOnly: z.boolean().describe('It writes no file'),
})

/** A console command. */
export type Command = z.infer<typeof commandSchema>

const member = z.strictObject({ name: text, type: text.optional(), description: text })

/** One client-side script, described by the comment at the top of its source. */
export const scriptSchema = z.strictObject({
  name: text,
  summary: text.max(100),
  description: text,
  attributes: z.array(member),
  events: z.array(member),
  methods: z.array(member),
  options: z.array(member),
})

/** A client-side script. */
export type Script = z.infer<typeof scriptSchema>

/** The changes in one version of the library. */
const releaseSchema = z.strictObject({
  version: z.string().min(1),
  date: z.iso.date().nullable().describe('Day of the release; null before it'),
  markdown: z.string().min(1).describe('What changed'),
})

/** A version of the library with its changes. */
export type Release = z.infer<typeof releaseSchema>

/** Every fact about a library. Each published file is a function of this value. */
export const catalogSchema = z.strictObject({
  library: librarySchema.extend({
    version: z.string().min(1),
    docsFolder: z
      .string()
      .min(1)
      .optional()
      .describe('Folder of the installed package with the documentation, while it has no host'),
  }),
  components: z.array(componentSchema),
  tokens: measuredTokensSchema,
  scripts: z.array(scriptSchema),
  commands: z.array(commandSchema).describe('Console commands of the package'),
  releases: z.array(releaseSchema).describe('What changed in each version, the newest first'),
  routes: z.array(routeSchema).describe('Documentation pages in navigation order'),
})

/** Every fact about a library, as plain data. */
export type Catalog = z.infer<typeof catalogSchema>
