import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import type { DocSite } from './doc-site.ts'
import type { OpenSite } from './open-site.ts'
import { isUnwatched, watchSite } from './watch-site.ts'
import { writeStyles } from './site-styles.ts'

/** The Vite environments in which Astro runs code: its content configuration, and its pages. */
const environments = ['astro', 'ssr', 'prerender']

/** Modules that Vite leaves to Node in these environments. */
const external = ['@kit-edge/docs/content']

/**
 * Reads the library and its documentation before all other integrations, and configures Astro with
 * them. Reads them again when a source changes in `astro dev`. Saves the caches for the next build.
 */
export function content(docs: OpenSite): AstroIntegration {
  const sent = new Set<string>()
  let folder = ''
  const read = async (logger: AstroIntegrationLogger, isServed: boolean) => {
    const site = await docs.read({ isServed })
    for (const warning of site.warnings) if (!sent.has(warning)) logger.warn(warning)
    site.warnings.forEach((warning) => sent.add(warning))
    return writeStyles(folder, site)
  }
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ updateConfig, createCodegenDir, command, logger }) => {
        folder = fileURLToPath(createCodegenDir())
        await read(logger, command === 'dev')
        if (command === 'build') docs.renderAhead()
        const { catalog, folders } = docs.site
        const { docsUrl } = catalog.library
        updateConfig({
          ...(docsUrl !== undefined && { site: new URL(docsUrl).origin }),
          base: toBasePath(catalog.library) || '/',
          redirects: toRedirects(docs.site),
          publicDir: pathToFileURL(folders.public),
          vite: {
            resolve: {
              alias: {
                'site:styles': join(folder, 'styles.js'),
                'site:scripts': join(folder, 'scripts.js'),
              },
            },
            // For the dev server, and for the build.
            environments: Object.fromEntries(
              environments.map((name) => [name, { resolve: { external } }]),
            ),
            build: { rolldownOptions: { external } },
            server: { watch: { ignored: (path: string) => isUnwatched(folders, path) } },
          },
        })
      },
      'astro:build:done': () => docs.save(),
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        watchSite(docs, {
          server,
          logger,
          async read() {
            const changed = await read(logger, true)
            await refreshContent?.({ loaders: ['pages', 'examples'] })
            // Astro lists the MDX pages in this file.
            return [...changed, join(folder, '../../content-modules.mjs')]
          },
        })
        // Reading takes most of the time of a start. With these caches, the next start is faster.
        docs.save().catch((error: Error) => logger.warn(error.message))
      },
    },
  }
}

/** Returns redirects from the former URLs of pages to their current ones. */
function toRedirects({ catalog, pages }: DocSite): Record<string, string> {
  const base = toBasePath(catalog.library)
  return Object.fromEntries(
    pages.flatMap(({ route, frontMatter }) =>
      (frontMatter.movedFrom ?? []).map((old) => [old, `${base}${route.path}`]),
    ),
  )
}
