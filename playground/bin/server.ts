import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

const root = new URL('../', import.meta.url)

/** Imports a module from the folder of the application. */
const importer = (path: string) => import(/^\.\.?\//.test(path) ? new URL(path, root).href : path)

new Ignitor(root, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    // A server that is terminated while it starts ignores later signals. Without these listeners, a
    // signal ends the process at once.
    app.ready(() => {
      app.listen('SIGTERM', () => app.terminate())
      app.listen('SIGINT', () => app.terminate())
    })
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
