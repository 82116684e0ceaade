import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import { renderPages } from './markdown/render-pages.ts'
import type { LiveSite } from './shared/live-site.ts'
import { sharePages } from './shared/share-pages.ts'
import { siteModules } from './shared/site-modules.ts'

/**
 * Reads the library and its documentation before anything else happens, gives pages and styles to
 * Astro as modules (`virtual:site…`), and reads again when a source changes in `astro dev`.
 */
export function library(live: LiveSite): AstroIntegration {
  const told = new Set<string>()
  const read = async (logger: AstroIntegrationLogger, options?: { ahead: boolean }) => {
    await live.read(options)
    for (const warning of live.warnings) if (!told.has(warning)) logger.warn(warning)
    live.warnings.forEach((warning) => told.add(warning))
  }
  return {
    name: 'library',
    hooks: {
      'astro:config:setup': async ({ updateConfig, command, logger }) => {
        const isBuild = command === 'build'
        await read(logger, { ahead: isBuild })
        sharePages(live, { isBuild })
        const { origin, pathname } = new URL(live.site.catalog.library.docsUrl)
        updateConfig({
          site: origin,
          base: pathname,
          redirects: toRedirects(live),
          publicDir: pathToFileURL(live.folders.public),
          vite: { plugins: [siteModules(live)] },
        })
      },
      'astro:build:start': () => renderPages(live),
      'astro:build:done': () => live.printer.close(),
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        const sources = [
          live.folders.content,
          live.folders.public,
          ...['components', 'scripts', 'tokens.ts', 'library.ts', 'package.json'].map((name) =>
            join(live.folders.library, name),
          ),
        ]
        const readAgain = async () => {
          try {
            await read(logger)
            // Renders again whatever the new digest of the library makes stale.
            await refreshContent?.({})
            for (const environment of Object.values(server.environments)) {
              environment.moduleGraph.invalidateAll()
              environment.hot.send({ type: 'full-reload' })
            }
          } catch (error) {
            logger.error((error as Error).message)
          }
        }
        // One after the other: the last change is the last to be read.
        let reading = Promise.resolve()
        let timer: NodeJS.Timeout | undefined
        server.watcher.add(sources)
        server.watcher.on('all', (_event, file) => {
          if (!sources.some((source) => file.startsWith(source))) return
          clearTimeout(timer)
          timer = setTimeout(() => (reading = reading.then(readAgain)), 50)
        })
      },
    },
  }
}

/** Where each address that a page had before leads to. */
function toRedirects({ site }: LiveSite): Record<string, string> {
  const base = new URL(site.catalog.library.docsUrl).pathname.replace(/\/$/, '')
  return Object.fromEntries(
    site.pages.flatMap(({ route, frontMatter }) =>
      (frontMatter.movedFrom ?? []).map((old) => [old, `${base}${route.path}`]),
    ),
  )
}
