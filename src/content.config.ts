import { defineCollection } from 'astro:content'
import { examplesLoader, pagesLoader } from '@kit-edge/docs/content'

export const collections = {
  /** Every page of the documentation, Markdown and MDX */
  pages: defineCollection({ loader: pagesLoader() }),
  /** Live examples, which each have a page of their own */
  examples: defineCollection({ loader: examplesLoader() }),
}
