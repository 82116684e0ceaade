import { extname, isAbsolute, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import mdx from '@astrojs/mdx'
import { unified, type RehypePlugins, type RemarkPlugins } from '@astrojs/markdown-remark'
import type { AstroUserConfig } from 'astro'
import { agentSkills } from './agent-skills.ts'
import { buildReport } from './builds/build-report.ts'
import { linkedFiles } from './builds/linked-files.ts'
import { oneBuild } from './builds/one-build.ts'
import { toKey } from './cache/open-cache.ts'
import { changelogFeed } from './changelog-feed.ts'
import { rehypeHighlight } from './code/frame-codes.ts'
import { content } from './content/content.ts'
import { openSite } from './content/open-site.ts'
import { lonePreviews } from './example/lone-previews.ts'
import { headers } from './headers.ts'
import { jsonFiles } from './json-files.ts'
import { negotiation, refusedRequests } from './http/dev-server.ts'
import { publishFiles } from './http/publish-files.ts'
import { listRehypePlugins } from './page/rehype-site.ts'
import { remarkSite } from './page/remark-site.ts'
import { playground } from './playground/playground.ts'
import { libraryDocs } from './library-docs.ts'
import { robotsTxt } from './robots-txt.ts'
import { searchFiles } from './search.ts'
import { sitemap } from './sitemap.ts'

/** Folder of the pages, layouts and scripts of the site. */
const sourceFolder = fileURLToPath(new URL('../src', import.meta.url))

/**
 * Returns Astro's configuration for the documentation of a library: `export default defineDocs()`
 * in `astro.config.mjs`. Reads four environment variables: `SITE_DIR`, the parent folder of the
 * library (default `.`), `OUT_DIR` (default `dist`), `CACHE_DIR` (default `node_modules/.astro`),
 * and `DOCS_URL`, the URL of the site.
 */
export function defineDocs(): AstroUserConfig {
  const {
    SITE_DIR = '.',
    OUT_DIR = 'dist',
    CACHE_DIR = 'node_modules/.astro',
    DOCS_URL,
  } = process.env
  const docs = openSite(resolve(SITE_DIR), DOCS_URL, resolve(CACHE_DIR, 'pages'))

  return {
    root: toAstroRoot(SITE_DIR),
    srcDir: sourceFolder,
    outDir: resolve(OUT_DIR),
    cacheDir: resolve(CACHE_DIR),
    trailingSlash: 'never',
    // Writes some pages while it renders others.
    build: { format: 'file', concurrency: 8 },
    experimental: { incrementalBuild: true },
    devToolbar: { enabled: false },
    // Astro prints a line for each page, which would bury warnings. `buildReport` prints a summary.
    logger: process.argv.includes('build')
      ? {
          entrypoint: new URL(`builds/log-once${extname(import.meta.url)}`, import.meta.url),
          config: { level: 'warn' },
        }
      : undefined,
    vite: {
      // Separate for each build, like Astro's cache.
      cacheDir: resolve(CACHE_DIR, 'vite'),
      build: {
        // Does not inline small scripts: a strict content security policy would block them.
        assetsInlineLimit: 0,
        // Rolldown warns about a directive that Astro itself adds to every MDX page.
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
      // Scripts load others by relative addresses, so that they are the same below every base path.
      experimental: {
        renderBuiltUrl: (_path, { hostType }) =>
          hostType === 'js' ? { relative: true } : undefined,
      },
    },
    markdown: {
      syntaxHighlight: false,
      processor: unified({
        smartypants: false,
        remarkPlugins: [[remarkSite, () => docs.site]] as RemarkPlugins,
        rehypePlugins: [
          ...listRehypePlugins(() => docs.site.catalog),
          [rehypeHighlight, () => docs.site.printer],
        ] as RehypePlugins,
      }),
    },
    integrations: [
      oneBuild(),
      refusedRequests(),
      content(docs),
      mdx(),
      lonePreviews(docs),
      publishFiles(
        'published-files',
        docs,
        jsonFiles,
        libraryDocs,
        sitemap,
        robotsTxt,
        agentSkills,
        headers,
        changelogFeed,
        searchFiles,
      ),
      playground(docs),
      negotiation(docs),
      buildReport(docs),
      linkedFiles(),
    ],
  }
}

/**
 * Returns the root folder for Astro, which keeps the entries of a site in `.astro/` below it. This
 * is the folder of the site, so that two sites can run at the same time. Astro must find its
 * packages from there, so a site outside of this checkout gets a folder in `.cache/`.
 */
export function toAstroRoot(siteFolder: string): string {
  const site = resolve(siteFolder)
  const way = relative(process.cwd(), site)
  const isOutside = way.startsWith('..') || isAbsolute(way)
  return isOutside ? resolve('.cache/sites', toKey(site)) : site
}
