import type { ApplicationService } from '@adonisjs/core/types'
import edge from 'edge.js'
import { edgePlugin } from '../edge.ts'

/**
 * Gives the templates of an AdonisJS application the tags of the library, and its server the
 * stylesheet and the scripts.
 */
export default class Provider {
  readonly app: ApplicationService

  constructor(app: ApplicationService) {
    this.app = app
  }

  async boot(): Promise<void> {
    const { app } = this
    const plugin = await edgePlugin({
      config: (key, fallback) => app.config.get(key, fallback),
      production: app.inProduction,
      root: app.makePath(),
    })
    edge.use(plugin, { recurring: true })
    const server = await app.container.make('server')
    server.use([() => import('./assets_middleware.ts')])
  }
}
