import { join, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { AstroIntegrationLogger, HookParameters } from 'astro'
import type { DocSite } from './doc-site.ts'
import type { OpenSite } from './open-site.ts'

type Server = HookParameters<'astro:server:setup'>['server']
type Environment = Server['environments'][string]
type Module = Parameters<Environment['moduleGraph']['invalidateModule']>[0]

/** Runs the modules of an environment that is not a browser. */
type Runner = {
  evaluatedModules: {
    getModuleById: (id: string) => object | undefined
    invalidateModule: (module: object) => void
  }
}

/** Milliseconds to wait for other files of the same change, such as a moved folder. */
const rest = 20

/**
 * Files of a library that are read again. Its stylesheets are only watched, as Vite serves them
 * itself.
 */
const parts = ['components', 'scripts', 'tokens.ts', 'library.ts', 'package.json', 'CHANGELOG.md']

/**
 * Reads the site again whenever a source changes, and reloads open pages. Requests wait until this
 * is done, so that no response is outdated. Problems in the sources are logged and shown in the
 * open pages, and the site stays unchanged.
 * @param options.read reads everything, and returns the files that it has written
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
    // Sequential, so that the last change is read last.
    reading = reading.then(readAgain)
  })
  server.middlewares.use((_request, _response, next) => void reading.then(() => next()))
}

/**
 * Invalidates modules and everything that imports them, so that they run again at the next request:
 * the modules of files, and MDX pages, which contain parts of the library and of other pages.
 */
function runAgain({ environments }: Pick<Server, 'environments'>, files: string[]): void {
  const hasStyles = files.some((file) => file.endsWith('.css'))
  for (const environment of Object.values(environments)) {
    const stale = new Set<Module>()
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      const isOfFile = module.file !== null && files.includes(module.file)
      // Astro keeps the text of all stylesheets of a page in a separate module.
      const isOfStyles = hasStyles && id.startsWith('\0virtual:astro:dev-css')
      if (isOfFile || isOfStyles || /\.mdx(\?|$)/.test(id)) {
        environment.moduleGraph.invalidateModule(module, stale)
      }
    }
    // Astro transforms modules without their runner, which would then use its outdated copies.
    const { runner } = environment as Environment & { runner?: Runner }
    for (const { id } of stale) {
      const run = id === null ? undefined : runner?.evaluatedModules.getModuleById(id)
      if (run) runner!.evaluatedModules.invalidateModule(run)
    }
  }
}

/**
 * Folder for the output of tests and benchmarks. Watching its tens of thousands of files would take
 * much memory.
 */
const work = resolve('.cache')

/** Whether `astro dev` ignores a file: one in that folder, unless the site itself is in there. */
export function isUnwatched(
  { library, content, public: publicFolder }: DocSite['folders'],
  path: string,
): boolean {
  const isIn = (folder: string) => `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`)
  return isIn(work) && ![library, content, publicFolder].some(isIn)
}
