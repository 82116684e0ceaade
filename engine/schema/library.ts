import * as z from 'zod'

const url = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !value.endsWith('/'), { error: 'expected a URL without a trailing slash' })
  // These characters would end a URL in Markdown.
  .refine((value) => !/[\s<>()"'`\\]/.test(value), {
    error: 'expected a URL without spaces, quotes, backslashes, angle brackets and parentheses',
  })

const line = z
  .string()
  .min(1)
  .regex(/^[^\n\r\u2028\u2029]*$/, 'expected one line')

const sections = [
  'Overview',
  'Guides',
  'Blocks',
  'Components',
  'Machine-readable files',
  'Optional',
]

/** All names of the library: brand, tag namespace, package, documentation host. */
export const librarySchema = z.strictObject({
  name: line.describe('Name of the library, as it appears in texts'),
  namespace: z
    .string()
    .regex(/^[a-z][a-z0-9]*$/, 'expected lower-case letters and digits')
    .describe('Prefix of tags, before `::`'),
  package: z
    .string()
    .regex(
      /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/,
      'expected the name of an npm package',
    )
    .describe('Name of the npm package'),
  summary: line.max(120).describe('Description of the library in one line'),
  docsUrl: url
    .optional()
    .describe('URL of the documentation; omit it until the documentation is hosted'),
  rules: z
    .array(line)
    .max(6)
    .optional()
    .describe('Rules for templates that prevent most mistakes; assistants always see them'),
  contentSignal: z
    .strictObject({
      search: z.boolean().optional(),
      'ai-input': z.boolean().optional(),
      'ai-train': z.boolean().optional(),
    })
    .optional()
    .describe('Permitted uses of the texts, for `robots.txt`; omit it to declare none'),
  playground: z
    .strictObject({ modules: z.array(line) })
    .optional()
    .describe(
      'Modules that components require by a computed name, for the playground of the documentation',
    ),
  repository: url
    .optional()
    .describe('URL of the source code; omit it until the repository is public'),
  versions: z
    .array(z.strictObject({ label: line, url }))
    .optional()
    .describe('Links to the documentation of other versions, newest first'),
  categories: z
    .array(line)
    .min(1)
    .refine((names) => new Set(names).size === names.length, 'expected each category once')
    .refine(
      (names) => !names.some((name) => sections.includes(name)),
      `expected names other than ${sections.join(', ')}, which are sections of the documentation`,
    )
    .describe('Categories of components, in the order of the navigation'),
})

/** The settings that a library author writes in `library.ts`. */
export type Library = z.infer<typeof librarySchema>

/**
 * A reference to a page or file: a URL, or, while the library has no host, a link from the root of
 * the site or a file path in `node_modules`.
 */
export const reference = z
  .string()
  .regex(/^(?:https?:\/\/|\/|node_modules\/)[^\s<>"\\]+$/)
  .meta({ format: 'uri-reference' })
