import * as z from 'zod'

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Front matter of every page. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).describe('Title of the page, its only `h1`'),
  description: z
    .string()
    .overwrite(toLine)
    .min(1)
    .describe('One sentence of 50 to 160 characters, for search results and `llms.txt`'),
  navigation: z
    .string()
    .regex(/^[^[\]\n\r\u2028\u2029]+$/, 'expected one line of text without `[` and `]`')
    .optional()
    .describe('Shorter title for the navigation'),
  order: z
    .number()
    .int()
    .optional()
    .describe('Position in its section; pages without `order` come last'),
  group: z
    .string()
    .min(1)
    .optional()
    .describe('Heading above the page in the navigation; the name of its folder by default'),
  movedFrom: z
    .array(
      z
        .string()
        .regex(/^(?:\/[a-z0-9]+(?:[-.][a-z0-9]+)*)+$/, 'expected paths such as `/guides/old-name`'),
    )
    .min(1)
    .optional()
    .describe('Former paths of the page, which redirect to it'),
  movedAnchors: z
    .record(z.string().min(1), z.string().min(1))
    .optional()
    .describe('Former anchors of headings, each with the current anchor'),
  miniature: z
    .literal([448, 640, 768, 960, 1200])
    .optional()
    .describe(
      'Width in pixels at which the gallery lays out the first example of a component, before it scales the example to half as high a box; 320 by default',
    ),
  category: z.string().min(1).optional().describe('Heading above a block in the gallery'),
  keywords: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('Other words that people search the page with'),
  state: z
    .record(z.string(), z.json())
    .optional()
    .describe(
      'What the controller of a block passes to its template; on the page of all blocks, what the application shares with every template',
    ),
})

const headingSchema = z.strictObject({
  depth: z.number().int().min(2).max(6),
  text: z.string(),
  slug: z.string(),
})

/** A documentation page in the catalog: its place and outline, without its text. */
export const routeSchema = z.strictObject({
  id: z
    .string()
    .min(1)
    .describe('Path without the first slash, such as `guides/theming`, or `index`'),
  path: z.string().regex(/^\//).describe('Path below the URL of the documentation'),
  title: z.string().min(1),
  navigation: z.string().min(1),
  description: z.string().min(1),
  section: z.string().describe('Heading in the navigation; empty for the home page'),
  group: z
    .string()
    .min(1)
    .optional()
    .describe('Heading in the navigation, if it is not the section'),
  component: z.string().nullable().describe('Name of the component that the page documents'),
  headings: z.array(headingSchema),
})

/** Front matter of a page. */
export type FrontMatter = z.infer<typeof frontMatterSchema>
/** A documentation page in the catalog. */
export type Route = z.infer<typeof routeSchema>
