import type { AstroConfig, AstroIntegration, IntegrationResolvedRoute } from 'astro'
import { fileURLToPath } from 'node:url'
import { toFolders } from './find-sources.ts'
import { negotiation } from './negotiation.ts'
import type { AgentDocsOptions } from './agent-docs-options.ts'
import { parseOptions } from './options.ts'
import { publish } from './publish.ts'
import { serveMarkdown } from './serve-markdown.ts'
import { toSite, type Site } from './site.ts'

export type { AgentDocsOptions }

const name = 'agent-docs'

/**
 * Creates an integration that publishes `/llms.txt`, `/llms-full.txt` and the Markdown of every page
 * of an Astro or Starlight site. Throws an Error if options are invalid.
 */
export function agentDocs(options?: AgentDocsOptions): AstroIntegration {
  const full = parseOptions(options)
  let site: Site = { root: '', base: '', hasSlash: false }
  let config: AstroConfig
  let routes: IntegrationResolvedRoute[] = []
  let isServer = false
  return {
    name,
    hooks: {
      'astro:config:setup': ({ config: { base, outDir }, command, updateConfig }) => {
        if (command === 'preview') updateConfig({ vite: negotiation(base, fileURLToPath(outDir)) })
      },
      'astro:config:done': (hook) => {
        config = hook.config
        if (config.integrations.filter((each) => each.name === name).length > 1) {
          throw new Error(
            'Cannot use agentDocs twice, expected one `agentDocs()` in `integrations`. It publishes all pages; remove the other one.',
          )
        }
        site = toSite(config)
        isServer = hook.buildOutput === 'server'
      },
      'astro:routes:resolved': (hook) => {
        routes = hook.routes
      },
      'astro:server:setup': ({ server, logger }) => {
        serveMarkdown({ server, config, site, options: full, readRoutes: () => routes, logger })
      },
      'astro:build:done': async ({ dir, pages, assets, logger }) => {
        const report = await publish({
          folders: toFolders(config),
          dir,
          pages,
          assets,
          site,
          options: full,
          isServer,
        })
        const { problems } = report
        if (full.strict && problems.length) throw new Error(problems.join('\n'))
        logger.info(
          `wrote the Markdown of ${report.pages} pages, ${report.fromHtml} from their HTML`,
        )
        for (const problem of problems.slice(0, 10)) logger.warn(problem)
        if (problems.length > 10) logger.warn(`and ${problems.length - 10} more`)
      },
    },
  }
}
