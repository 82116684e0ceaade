import { resolve } from 'node:path'
import mdx from '@astrojs/mdx'
import { unified } from '@astrojs/markdown-remark'
import { defineConfig } from 'astro/config'
import { agentSkills } from './plugins/agent-skills.ts'
import { apiMapJson } from './plugins/api-map-json.ts'
import { buildReport } from './plugins/build-report.ts'
import { changelogFeed } from './plugins/changelog-feed.ts'
import { componentsJson } from './plugins/components-json.ts'
import { headers } from './plugins/headers.ts'
import { keepCaches } from './plugins/keep-caches.ts'
import { library } from './plugins/library.ts'
import { linkedFiles } from './plugins/linked-files.ts'
import { llmsTxt } from './plugins/llms-txt.ts'
import { listRehypePlugins } from './plugins/markdown/list-rehype-plugins.ts'
import { rehypeHighlight } from './plugins/markdown/rehype-highlight.ts'
import { remarkSite } from './plugins/markdown/remark-site.ts'
import { lonePreviews } from './plugins/lone-previews.ts'
import { malformedPaths } from './plugins/malformed-paths.ts'
import { negotiation } from './plugins/negotiation.ts'
import { oneBuild } from './plugins/one-build.ts'
import { rawMarkdown } from './plugins/raw-markdown.ts'
import { robotsTxt } from './plugins/robots-txt.ts'
import { schemasJson } from './plugins/schemas-json.ts'
import { search } from './plugins/search.ts'
import { openSite } from './plugins/shared/live-site.ts'
import { sitemap } from './plugins/sitemap.ts'
import { tokensJson } from './plugins/tokens-json.ts'
import { wholeOutput } from './plugins/whole-output.ts'

const {
  SITE_DIR = '.',
  OUT_DIR = 'dist',
  CACHE_DIR = 'node_modules/.astro',
  DOCS_URL,
} = process.env
const site = openSite(resolve(SITE_DIR), DOCS_URL, resolve(CACHE_DIR, 'pages'))

export default defineConfig({
  outDir: OUT_DIR,
  cacheDir: CACHE_DIR,
  trailingSlash: 'never',
  // Pages are written while others are rendered.
  build: { format: 'file', concurrency: 8 },
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  // A line for each of hundreds of pages would bury a warning; `buildReport` says what is written.
  logger: process.argv.includes('build')
    ? {
        entrypoint: new URL('plugins/shared/log-once.ts', import.meta.url),
        config: { level: 'warn' },
      }
    : undefined,
  vite: {
    // Each build has its own, as Astro's.
    cacheDir: resolve(CACHE_DIR, 'vite'),
    build: {
      // A small script would else stand in the page, which a strict policy refuses to run.
      assetsInlineLimit: 0,
      // Rolldown warns of a directive that Astro itself puts into every MDX page.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      smartypants: false,
      remarkPlugins: [[remarkSite, site]],
      rehypePlugins: [...listRehypePlugins(site), [rehypeHighlight, site]],
    }),
  },
  integrations: [
    oneBuild(),
    malformedPaths(),
    library(site),
    mdx(),
    lonePreviews(site),
    componentsJson(site),
    apiMapJson(site),
    tokensJson(site),
    schemasJson(site),
    rawMarkdown(site),
    llmsTxt(site),
    sitemap(site),
    robotsTxt(site),
    agentSkills(site),
    headers(site),
    changelogFeed(site),
    negotiation(site),
    keepCaches(site),
    search(site),
    buildReport(site),
    linkedFiles(),
    wholeOutput(),
  ],
})
