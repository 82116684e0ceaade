import type { AstroUserConfig } from 'astro'
import type { LiveSite } from './live-site.ts'
import { toSiteModules } from './to-site-modules.ts'

/**
 * What Astro asks for to render an entry of a collection that is MDX, and the module that is its
 * answer: Astro's own is a file in `.astro/`, which all builds of a checkout write.
 */
const entries = { asked: 'astro:content-module-imports', module: 'virtual:site/entries' }

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/**
 * Gives the modules of `toSiteModules` to Vite. They take their data from memory: as text it would
 * be parsed again after each edit, and grow with the pages.
 */
export function siteModules(live: LiveSite, options: { isBuild: boolean }): VitePlugin {
  const modules = toSiteModules(live, options)
  return {
    name: 'site-modules',
    resolveId: {
      // Before Astro, which has an answer to all that it asks for.
      order: 'pre',
      handler(asked: string) {
        const id = asked === entries.asked ? entries.module : asked
        return Object.hasOwn(modules, id) ? `\0${id}` : undefined
      },
    },
    load(id: string) {
      const name = id.slice(1)
      if (!id.startsWith('\0') || !Object.hasOwn(modules, name)) return
      const { values, code } = modules[name]!()
      Object.assign(globalThis, { [Symbol.for(name)]: values })
      const shared = `globalThis[Symbol.for(${JSON.stringify(name)})]`
      const lines = Object.keys(values).map((key) => `export const ${key} = ${shared}.${key}`)
      // Astro renders a page again for what it imports, but for the entries only those that it shows.
      const meta = name === entries.module ? { astroIncremental: { kind: 'content-data' } } : {}
      return { code: [...lines, code].join('\n'), meta }
    },
  }
}
