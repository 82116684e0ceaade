import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { AstroIntegrationLogger, HookParameters } from 'astro'
import type { LiveSite } from './live-site.ts'
import { runAgain } from './run-again.ts'
import { toSiteModules } from './to-site-modules.ts'

type Server = HookParameters<'astro:server:setup'>['server']

/** Milliseconds for the other files of one change, such as a folder that is moved. */
const rest = 20

/** What is read of a library; its style sheets are only watched, for Vite serves them itself. */
const parts = ['components', 'scripts', 'tokens.ts', 'library.ts', 'package.json', 'CHANGELOG.md']

/** The server, what it writes to, and what reads the site or fails when a source is wrong. */
type Watched = { server: Server; logger: AstroIntegrationLogger; read: () => Promise<void> }

/**
 * Reads the site again whenever a source changes, and loads the pages anew that are open. Requests
 * wait until that is done, so that no answer is of what was before. What is wrong with the sources
 * is written and shown above the open pages, and the site stays as it was.
 */
export function watchSite(live: LiveSite, { server, logger, read }: Watched): void {
  const { library, content, public: publicFolder } = live.folders
  const sources = [content, publicFolder, ...parts.map((part) => join(library, part))]
  const modules = Object.entries(toSiteModules(live))
  const toCodes = () => new Map(modules.map(([id, make]) => [id, JSON.stringify(make())]))
  const { hot } = server.environments.client
  let codes = toCodes()
  let changed: string | undefined
  let reading = Promise.resolve()

  async function readAgain(): Promise<void> {
    if (!changed) return
    await setTimeout(rest)
    const triggeredBy = changed
    changed = undefined
    try {
      await read()
      const now = toCodes()
      const others = [...now.keys()].filter((id) => now.get(id) !== codes.get(id))
      codes = now
      runAgain(server, others)
      hot.send({ type: 'full-reload', triggeredBy })
    } catch (error) {
      const { message } = error as Error
      logger.error(message)
      hot.send({ type: 'error', err: { message, stack: '' } })
    }
  }

  server.watcher.add([...sources, join(library, 'styles')])
  server.watcher.on('all', (_event, file) => {
    if (!sources.some((source) => file.startsWith(source))) return
    changed = file
    // One after the other: the last change is the last to be read.
    reading = reading.then(readAgain)
  })
  server.middlewares.use((_request, _response, next) => void reading.then(() => next()))
}
