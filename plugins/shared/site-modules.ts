import type { AstroUserConfig } from 'astro'
import type { LiveSite } from './live-site.ts'
import { toSiteModules } from './to-site-modules.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/**
 * Gives the modules of `toSiteModules` to Vite. What is served takes their data from memory: text
 * that is run again after each edit would stay there, and grow with the pages.
 */
export function siteModules(live: LiveSite): VitePlugin {
  const modules = toSiteModules(live)
  let isServed = false
  return {
    name: 'site-modules',
    config: (_config, { command }) => void (isServed = command === 'serve'),
    resolveId: (id: string) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load(id: string) {
      const name = id.slice(1)
      if (!id.startsWith('\0') || !Object.hasOwn(modules, name)) return
      const { values, code } = modules[name]!()
      const shared = Symbol.for(name)
      if (isServed) Object.assign(globalThis, { [shared]: values })
      const lines = Object.entries(values).map(([key, value]) => {
        const text = isServed
          ? `globalThis[Symbol.for(${JSON.stringify(name)})].${key}`
          : JSON.stringify(value)
        return `export const ${key} = ${text}`
      })
      return [...lines, code].join('\n')
    },
  }
}
