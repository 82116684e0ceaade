import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroUserConfig } from 'astro'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toTokensCss } from '../../kit/src/tokens/to-tokens-css.ts'
import { prefixIds } from '../markdown/prefix-ids.ts'
import type { LiveSite } from './live-site.ts'
import { toSiteCss } from './to-site-css.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/**
 * The modules through which Astro's pages reach the site:
 * `virtual:site` has the catalog and the folder of the content,
 * `virtual:site/styles` the style sheets of the library, its tokens first,
 * `virtual:site/scripts` the client-side scripts of the library.
 */
export function siteModules(live: LiveSite): VitePlugin {
  const { library, content } = live.folders
  const load: Record<string, () => string> = {
    'virtual:site': () =>
      [
        `export const catalog = ${JSON.stringify(live.site.catalog)}`,
        `export const lastUpdated = ${JSON.stringify(Object.fromEntries(live.lastUpdated))}`,
        `export const miniatures = ${JSON.stringify(toMiniatures(live))}`,
        `export const hasIcon = ${existsSync(join(live.folders.public, 'favicon.svg'))}`,
        `export const contentFolder = ${JSON.stringify(content)}`,
      ].join('\n'),
    'virtual:site/tokens.css': () => {
      const { library, tokens } = live.site.catalog
      return `${toTokensCss(library, tokens)}\n${toSiteCss(live.site.catalog)}`
    },
    'virtual:site/styles': () =>
      toImports(['virtual:site/tokens.css', join(library, 'styles/index.css')]),
    'virtual:site/scripts': () =>
      toImports(live.site.catalog.scripts.map(({ name }) => join(library, `scripts/${name}.ts`))),
  }
  return {
    name: 'site-modules',
    resolveId: (id: string) => (Object.hasOwn(load, id) ? `\0${id}` : undefined),
    load: (id: string) => (id.startsWith('\0') ? load[id.slice(1)]?.() : undefined),
  }
}

/** The first live example of each component as HTML, by the component's name. */
function toMiniatures({ site, examples }: LiveSite): Record<string, string> {
  return Object.fromEntries(
    site.catalog.components.map((component) => {
      const rendered = fromHtml(examples.get(component.examples[0]?.code ?? '') ?? '', {
        fragment: true,
      })
      prefixIds(rendered, `miniature-${component.name}-`)
      return [component.name, toHtml(rendered)]
    }),
  )
}

function toImports(modules: string[]): string {
  return modules.map((module) => `import ${JSON.stringify(module)}`).join('\n')
}
