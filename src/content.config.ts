import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { contentFolder } from 'virtual:site'
import { frontMatterSchema } from '../kit/src/schema/page.ts'
import { toPageId } from '../kit/src/site/to-page-id.ts'

/** Every page of the documentation; the folder is the section, the front matter is checked. */
const pages = defineCollection({
  loader: glob({
    base: contentFolder,
    pattern: '**/*.{md,mdx}',
    generateId: ({ entry }) => toPageId(entry),
  }),
  schema: frontMatterSchema,
})

export const collections = { pages }
