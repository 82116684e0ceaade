import type { HookParameters } from 'astro'

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

/**
 * Has the modules of these names run again at the next request, with all that imports them and with
 * the pages in MDX.
 */
export function runAgain({ environments }: Pick<Server, 'environments'>, names: string[]): void {
  // Astro keeps the text of all style sheets of a page in a module of its own.
  const hasStyles = names.some((name) => name.endsWith('.css'))
  for (const environment of Object.values(environments)) {
    const stale = new Set<Module>()
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      const isOfSite = id.startsWith('\0') && names.includes(id.slice(1))
      const isOfStyles = hasStyles && id.startsWith('\0virtual:astro:dev-css')
      if (isOfSite || isOfStyles || /\.mdx(\?|$)/.test(id)) {
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
