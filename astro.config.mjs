import { resolve } from 'node:path'
import mdx from '@astrojs/mdx'
import { unified } from '@astrojs/markdown-remark'
import { defineConfig } from 'astro/config'
import { libraryDocs } from './plugins/agent-docs/library-docs.ts'
import { agentSkills } from './plugins/agent-skills.ts'
import { apiMapJson } from './plugins/api-map-json.ts'
import { buildReport } from './plugins/builds/build-report.ts'
import { linkedFiles } from './plugins/builds/linked-files.ts'
import { oneBuild } from './plugins/builds/one-build.ts'
import { toAstroRoot } from './plugins/builds/to-astro-root.ts'
import { changelogFeed } from './plugins/changelog-feed.ts'
import { rehypeHighlight } from './plugins/code/frame-codes.ts'
import { componentsJson } from './plugins/components-json.ts'
import { content } from './plugins/content/content.ts'
import { openSite } from './plugins/content/open-site.ts'
import { lonePreviews } from './plugins/example/lone-previews.ts'
import { headers } from './plugins/headers.ts'
import { malformedPaths } from './plugins/http/malformed-paths.ts'
import { negotiation } from './plugins/http/negotiation.ts'
import { publishFiles } from './plugins/http/publish-files.ts'
import { listRehypePlugins } from './plugins/page/list-rehype-plugins.ts'
import { remarkSite } from './plugins/page/remark-site.ts'
import { robotsTxt } from './plugins/robots-txt.ts'
import { schemasJson } from './plugins/schemas-json.ts'
import { search } from './plugins/search.ts'
import { sitemap } from './plugins/sitemap.ts'
import { tokensJson } from './plugins/tokens-json.ts'

const {
  SITE_DIR = '.',
  OUT_DIR = 'dist',
  CACHE_DIR = 'node_modules/.astro',
  DOCS_URL,
} = process.env
const docs = openSite(resolve(SITE_DIR), DOCS_URL, resolve(CACHE_DIR, 'pages'))

export default defineConfig({
  root: toAstroRoot(SITE_DIR),
  srcDir: resolve('src'),
  outDir: resolve(OUT_DIR),
  cacheDir: resolve(CACHE_DIR),
  trailingSlash: 'never',
  // Pages are written while others are rendered.
  build: { format: 'file', concurrency: 8 },
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  // A line for each of hundreds of pages would bury a warning; `buildReport` says what is written.
  logger: process.argv.includes('build')
    ? {
        entrypoint: new URL('plugins/builds/log-once.ts', import.meta.url),
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
      remarkPlugins: [[remarkSite, () => docs.site]],
      rehypePlugins: [
        ...listRehypePlugins(() => docs.site.catalog),
        [rehypeHighlight, () => docs.site.printer],
      ],
    }),
  },
  integrations: [
    oneBuild(),
    malformedPaths(),
    content(docs),
    mdx(),
    lonePreviews(docs),
    publishFiles(
      'published-files',
      docs,
      componentsJson,
      apiMapJson,
      tokensJson,
      schemasJson,
      libraryDocs,
      sitemap,
      robotsTxt,
      agentSkills,
      headers,
      changelogFeed,
    ),
    negotiation(docs),
    search(docs),
    buildReport(docs),
    linkedFiles(),
  ],
})
