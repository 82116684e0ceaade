import type { AstroUserConfig } from 'astro'
import type { LiveSite } from './live-site.ts'
import { toSiteModules } from './to-site-modules.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/**
 * Gives the modules of `toSiteModules` to Vite. They take their data from memory: as text it would
 * be parsed again after each edit, and grow with the pages.
 */
export function siteModules(live: LiveSite, options: { isBuild: boolean }): VitePlugin {
  const modules = toSiteModules(live, options)
  return {
    name: 'site-modules',
    resolveId: (id: string) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load(id: string) {
      const name = id.slice(1)
      if (!id.startsWith('\0') || !Object.hasOwn(modules, name)) return
      const { values, code } = modules[name]!()
      Object.assign(globalThis, { [Symbol.for(name)]: values })
      const shared = `globalThis[Symbol.for(${JSON.stringify(name)})]`
      const lines = Object.keys(values).map((key) => `export const ${key} = ${shared}.${key}`)
      return [...lines, code].join('\n')
    },
  }
}
