import type { ApplicationService } from '@adonisjs/core/types'
import edge from 'edge.js'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { createEdgePlugin } from './edge-plugin.ts'

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
      const plugin = await createEdgePlugin(installed, {
        config: (key, fallback) => app.config.get(key, fallback),
        production: app.inProduction,
        root: app.makePath(),
      })
      edge.use(plugin, { recurring: true })
      const server = await app.container.make('server')
      server.use([
        async () => {
          const { createAssetsMiddleware } = await import('./assets-middleware.ts')
          return { default: createAssetsMiddleware(installed) }
        },
      ])
    }
  }
}
