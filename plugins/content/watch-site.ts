import { join, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { AstroIntegrationLogger, HookParameters } from 'astro'
import type { DocSite } from './doc-site.ts'
import type { OpenSite } from './open-site.ts'

type Server = HookParameters<'astro:server:setup'>['server']
type Environment = Server['environments'][string]
type Module = Parameters<Environment['moduleGraph']['invalidateModule']>[0]

/** What runs the modules of an environment that is not a browser. */
type Runner = {
  evaluatedModules: {
    getModuleById: (id: string) => object | undefined
    invalidateModule: (module: object) => void
  }
}

/** Milliseconds for the other files of one change, such as a folder that is moved. */
const rest = 20

/** What is read of a library; its style sheets are only watched, for Vite serves them itself. */
const parts = ['components', 'scripts', 'tokens.ts', 'library.ts', 'package.json', 'CHANGELOG.md']

/**
 * Reads the site again whenever a source changes, and loads the pages anew that are open. Requests
 * wait until it is done, so that no answer is of what was before. What is
 * wrong with the sources is written and shown above the open pages, and the site stays as it was.
 * @param options.read reads all, or fails; returns the files that it has written
 */
export function watchSite(
  docs: OpenSite,
  options: { server: Server; logger: AstroIntegrationLogger; read: () => Promise<string[]> },
): void {
  const { server, logger, read } = options
  const { library, content, public: publicFolder } = docs.site.folders
  const sources = [content, publicFolder, ...parts.map((part) => join(library, part))]
  const { hot } = server.environments.client
  let changed: string | undefined
  let reading = Promise.resolve()

  async function readAgain(): Promise<void> {
    if (!changed) return
    await setTimeout(rest)
    const triggeredBy = changed
    changed = undefined
    try {
      runAgain(server, await read())
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

/**
 * Has modules run again at the next request, with all that imports them: those of files, and pages
 * in MDX, which have in them what they show of the library and of other pages.
 */
function runAgain({ environments }: Pick<Server, 'environments'>, files: string[]): void {
  const hasStyles = files.some((file) => file.endsWith('.css'))
  for (const environment of Object.values(environments)) {
    const stale = new Set<Module>()
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      const isOfFile = module.file !== null && files.includes(module.file)
      // Astro keeps the text of all style sheets of a page in a module of its own.
      const isOfStyles = hasStyles && id.startsWith('\0virtual:astro:dev-css')
      if (isOfFile || isOfStyles || /\.mdx(\?|$)/.test(id)) {
        environment.moduleGraph.invalidateModule(module, stale)
      }
    }
    // Astro transforms modules past what runs them, which then takes what it has for the newest.
    const { runner } = environment as Environment & { runner?: Runner }
    for (const { id } of stale) {
      const run = id === null ? undefined : runner?.evaluatedModules.getModuleById(id)
      if (run) runner!.evaluatedModules.invalidateModule(run)
    }
  }
}

/** What tests and benches write: tens of thousands of files, which would take the memory of a site. */
const work = resolve('.cache')

/** Whether `astro dev` need not watch a file: one of those, unless the site itself is among them. */
export function isUnwatched(
  { library, content, public: publicFolder }: DocSite['folders'],
  path: string,
): boolean {
  const isIn = (folder: string) => `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`)
  return isIn(work) && ![library, content, publicFolder].some(isIn)
}
