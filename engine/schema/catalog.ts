import * as z from 'zod'
import { blockSchema } from './block.ts'
import { componentSchema } from './component.ts'
import { librarySchema } from './library.ts'
import { routeSchema } from './page.ts'
import { measuredTokensSchema } from './tokens.ts'
import { vocabularySchema } from './vocabulary.ts'

const text = z.string().min(1)

/** One console command, as declared by its class. */
export const commandSchema = z.strictObject({
  name: text.describe('Name to type after `node ace`, such as `acme:list`'),
  description: text,
  help: z.array(text).describe('Paragraphs of the help, in Markdown'),
  arguments: z.array(z.strictObject({ name: text, required: z.boolean(), description: text })),
  options: z.array(
    z.strictObject({
      name: text.describe('Name with its dashes, such as `--category`'),
      type: z.enum(['boolean', 'string', 'array']),
      description: text,
    }),
  ),
  readOnly: z.boolean().describe('Whether the command never writes a file'),
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
  date: z.iso
    .date()
    .nullable()
    .describe('Release date, such as `2026-11-21`; `null` before the release'),
  markdown: z.string().min(1).describe('List of changes, in Markdown'),
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
      .describe(
        'Folder of the installed package that contains the documentation; only without `docsUrl`',
      ),
  }),
  components: z.array(componentSchema),
  blocks: z.array(blockSchema).describe('Pages to copy, in the order of the navigation'),
  tokens: measuredTokensSchema,
  scripts: z.array(scriptSchema),
  vocabulary: vocabularySchema.optional().describe('What others call the things of the library'),
  commands: z.array(commandSchema).describe('Console commands of the package'),
  releases: z.array(releaseSchema).describe('Changes of each version, newest first'),
  routes: z.array(routeSchema).describe('Documentation pages, in the order of the navigation'),
})

/** Every fact about a library, as plain data. */
export type Catalog = z.infer<typeof catalogSchema>
