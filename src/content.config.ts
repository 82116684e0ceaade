import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { contentFolder } from 'virtual:site'
import { frontMatterSchema } from '../kit/src/schema/page.ts'
import { toPageId } from '../kit/src/site/to-page-id.ts'

/** The pages that are MDX; Markdown is rendered from what the site has read already. */
const pages = defineCollection({
  loader: glob({
    base: contentFolder,
    pattern: '**/*.mdx',
    generateId: ({ entry }) => toPageId(entry),
  }),
  schema: frontMatterSchema,
})

export const collections = { pages }
