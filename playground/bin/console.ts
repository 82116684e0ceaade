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
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch(prettyPrintError)
