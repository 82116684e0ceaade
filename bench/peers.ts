import { join } from 'node:path'
import type { BenchFiles, BenchPage } from './corpus.ts'

/** A generator to compare this site with. */
export type Peer = {
  title: string
  /** npm packages with exact versions, installed separately from this repository's dependencies */
  packages: Record<string, string>
  /** Returns the files of its site. */
  toFiles: (pages: BenchPage[]) => BenchFiles
  command: string[]
  /** Its output folder, and the folders that it keeps between builds */
  output: string
  caches: string[]
}

const at = (folder: string, pages: BenchPage[]): BenchFiles =>
  Object.fromEntries(pages.map(({ path, text }) => [join(folder, `${path}.md`), text]))

const home = '---\ntitle: Home\ndescription: The first page.\n---\n\nThe first page.\n'

/**
 * The other generators, each set up as its documentation describes. Generators without a layout get
 * one with a list of all pages, which documentation usually has and which Starlight and VitePress
 * generate.
 */
export const peers: Record<string, Peer> = {
  astro: {
    title: 'Astro with unified',
    packages: { astro: '7.3.4', '@astrojs/markdown-remark': '7.3.1' },
    command: ['astro', 'build'],
    output: 'dist',
    caches: ['node_modules/.astro', '.astro'],
    toFiles: (pages) => ({
      ...at('src/docs', pages),
      'src/docs/index.md': home,
      'src/content.config.ts':
        "import { defineCollection } from 'astro:content'\nimport { glob } from 'astro/loaders'\nexport const collections = { docs: defineCollection({ loader: glob({ base: 'src/docs', pattern: '**/*.md' }) }) }\n",
      'src/pages/[...slug].astro':
        "---\nimport { getCollection, render } from 'astro:content'\nexport async function getStaticPaths() {\n  const entries = await getCollection('docs')\n  return entries.map((entry) => ({ params: { slug: entry.id === 'index' ? undefined : entry.id }, props: { entry } }))\n}\nconst { entry } = Astro.props\nconst { Content } = await render(entry)\nconst all = await getCollection('docs')\n---\n<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{entry.data.title}</title></head><body><nav><ul>{all.map(({ id, data }) => <li><a href={`/${id}`}>{data.title}</a></li>)}</ul></nav><main><h1>{entry.data.title}</h1><Content /></main></body></html>\n",
      'astro.config.mjs':
        "import { unified } from '@astrojs/markdown-remark'\nexport default { site: 'https://bench.example', markdown: { processor: unified() } }\n",
    }),
  },
  eleventy: {
    title: 'Eleventy with Shiki',
    packages: { '@11ty/eleventy': '3.1.7', '@shikijs/markdown-it': '4.6.0', shiki: '4.6.0' },
    command: ['eleventy', '--quiet'],
    output: '_site',
    caches: ['.cache'],
    toFiles: (pages) => ({
      ...at('content', pages.map(asPlain)),
      'content/index.md': home,
      'content/content.json': '{ "layout": "page.njk" }',
      '_includes/page.njk':
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head><body><nav><ul>{% for page in collections.all %}<li><a href="{{ page.url }}">{{ page.data.title }}</a></li>{% endfor %}</ul></nav><main><h1>{{ title }}</h1>{{ content | safe }}</main></body></html>\n',
      'eleventy.config.js':
        "import shiki from '@shikijs/markdown-it'\nexport default async (config) => {\n  const plugin = await shiki({ themes: { light: 'github-light', dark: 'github-dark' } })\n  config.amendLibrary('md', (md) => md.use(plugin))\n}\nexport const config = { markdownTemplateEngine: false, dir: { input: 'content', includes: '../_includes' } }\n",
    }),
  },
  starlight: {
    title: 'Starlight + starlight-llms-txt',
    packages: {
      astro: '7.3.4',
      '@astrojs/markdown-remark': '7.3.1',
      '@astrojs/starlight': '0.42.4',
      'starlight-llms-txt': '0.12.0',
    },
    command: ['astro', 'build'],
    output: 'dist',
    caches: ['node_modules/.astro', '.astro'],
    toFiles: (pages) => ({
      ...at('src/content/docs', pages),
      'src/content/docs/index.md': home,
      'src/content.config.ts':
        "import { docsLoader } from '@astrojs/starlight/loaders'\nimport { docsSchema } from '@astrojs/starlight/schema'\nimport { defineCollection } from 'astro:content'\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n",
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nimport llms from 'starlight-llms-txt'\nexport default { site: 'https://bench.example', integrations: [starlight({ title: 'Bench', plugins: [llms()] })] }\n",
    }),
  },
  vitepress: {
    title: 'VitePress + vitepress-plugin-llms',
    packages: { vitepress: '1.6.4', 'vitepress-plugin-llms': '1.14.0' },
    command: ['vitepress', 'build'],
    output: '.vitepress/dist',
    caches: ['.vitepress/cache'],
    toFiles: (pages) => ({
      ...at('.', pages.map(asPlain)),
      'index.md': home,
      '.vitepress/config.mjs':
        "import llms from 'vitepress-plugin-llms'\nexport default { title: 'Bench', themeConfig: { search: { provider: 'local' } }, vite: { plugins: [llms()] } }\n",
    }),
  },
}

/** Gives live examples, which other highlighters do not know, the closest language. */
function asPlain({ path, text }: BenchPage): BenchPage {
  return { path, text: text.replaceAll('```edge preview', '```html') }
}
