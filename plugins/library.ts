import { pathToFileURL } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import { toBasePath } from '../kit/src/outputs/to-base-path.ts'
import { renderPages } from './markdown/render-pages.ts'
import { isUnwatched } from './shared/is-unwatched.ts'
import type { LiveSite } from './shared/live-site.ts'
import { sharePages } from './shared/share-pages.ts'
import { siteModules } from './shared/site-modules.ts'
import { watchSite } from './shared/watch-site.ts'

/**
 * Reads the library and its documentation before anything else happens, renders all pages while
 * Astro prepares a build, gives pages and styles to it as modules (`virtual:site…`), and reads again
 * when a source changes in `astro dev`.
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
        sharePages(live)
        if (isBuild) live.searched = renderPages(live)
        const { library } = live.site.catalog
        updateConfig({
          ...(library.docsUrl !== undefined && { site: new URL(library.docsUrl).origin }),
          base: toBasePath(library) || '/',
          redirects: toRedirects(live),
          publicDir: pathToFileURL(live.folders.public),
          vite: {
            plugins: [siteModules(live, { isBuild })],
            server: { watch: { ignored: (path: string) => isUnwatched(live, path) } },
          },
        })
      },
      'astro:build:start': async () => {
        await Promise.all(live.searched)
        // Its thread leaves its memory to others.
        await live.printer.close()
      },
      'astro:build:done': () => live.printer.close(),
      'astro:server:setup': ({ server, logger }) => {
        watchSite(live, { server, logger, read: () => read(logger) })
        // Reading is most of what the next start would wait for.
        live.caches?.facts.save().catch((error: Error) => logger.warn(error.message))
      },
    },
  }
}

/** Where each address that a page had before leads to. */
function toRedirects({ site }: LiveSite): Record<string, string> {
  const base = toBasePath(site.catalog.library)
  return Object.fromEntries(
    site.pages.flatMap(({ route, frontMatter }) =>
      (frontMatter.movedFrom ?? []).map((old) => [old, `${base}${route.path}`]),
    ),
  )
}
