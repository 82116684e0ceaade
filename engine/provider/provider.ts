import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import type { NextFn } from '@adonisjs/core/types/http'
import edge from 'edge.js'
import type { EdgePluginOptions } from '../tags/index.ts'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { toOwnConfig } from '../library/config/own-components-config.ts'
import { createEdgePlugin, createOwnPlugin } from './edge-plugin.ts'

/** A provider of AdonisJS. */
export type ProviderClass = new (app: ApplicationService) => { boot(): Promise<void> }

/**
 * Creates the provider of an installed library. It adds the tags of the library to the templates of
 * an AdonisJS application, and serves the stylesheet and the scripts.
 */
export function createProvider(installed: InstalledLibrary): ProviderClass {
  return class Provider {
    readonly app: ApplicationService

    constructor(app: ApplicationService) {
      this.app = app
    }

    async boot(): Promise<void> {
      const { app } = this
      const options: EdgePluginOptions = {
        config: (key, fallback) => app.config.get(key, fallback),
        production: app.inProduction,
        root: app.makePath(),
      }
      edge.use(await createEdgePlugin(installed, options), { recurring: true })
      const { namespace } = installed.library
      const file = `config/${namespace}.ts`
      const own = toOwnConfig({ file, value: app.config.get(namespace, null) }, namespace)
      if (own) {
        const directory = app.makePath(own.directory)
        edge.use(await createOwnPlugin(installed, { ...own, directory }, options), {
          recurring: true,
        })
      }
      const server = await app.container.make('server')
      server.use([async () => ({ default: createAssetsMiddleware(installed) })])
    }
  }
}

/** A middleware of AdonisJS. */
type MiddlewareClass = new () => { handle(context: HttpContext, next: NextFn): Promise<unknown> }

/**
 * Creates the middleware that serves the stylesheets and the client scripts of an installed library,
 * for pages without a bundler. Their version is always that of the rendered templates.
 */
function createAssetsMiddleware({ library, folder }: InstalledLibrary): MiddlewareClass {
  const list = (place: string, extension: string) => {
    const names = existsSync(join(folder, place)) ? readdirSync(join(folder, place)) : []
    return names.filter((name) => name.endsWith(extension)).map((name) => `${place}/${name}`)
  }
  const singles = [...list('styles', '.css'), ...list('scripts', '.js')]
  /** Files of the package, by their URL path. */
  const files = new Map(
    ['styles.css', 'tokens.css', 'scripts.js', ...singles].map((name) => [
      `/${library.namespace}/${name}`,
      join(folder, name),
    ]),
  )
  return class AssetsMiddleware {
    async handle({ request, response }: HttpContext, next: NextFn): Promise<unknown> {
      const file = files.get(request.url())
      if (!file || !['GET', 'HEAD'].includes(request.method())) return next()
      // Browsers revalidate it on each page, and get a 304 while the package stays the same.
      response.header('Cache-Control', 'public, max-age=0')
      return response.download(file, true)
    }
  }
}
