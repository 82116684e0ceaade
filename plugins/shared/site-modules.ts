import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroUserConfig } from 'astro'
import { readComponentFiles } from '../../kit/io/read-component-files.ts'
import { toDisplayPath } from '../../kit/io/to-display-path.ts'
import { toTokensCss } from '../../kit/src/tokens/to-tokens-css.ts'
import { toPreviewHtml } from '../markdown/to-preview-html.ts'
import type { LiveSite } from './live-site.ts'
import { toBase } from './to-base.ts'
import { toExampleKey } from './to-example-key.ts'
import { toSiteCss } from './to-site-css.ts'
import { toThemeColors } from './to-theme-colors.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/**
 * The modules through which Astro's pages reach the site:
 * `virtual:site` has the catalog and the folder of the content,
 * `virtual:site/pages` renders those of Markdown and the live examples that are shown alone,
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
        `export const hasSocialCard = ${existsSync(join(live.folders.public, 'social-card.png'))}`,
        `export const themeColors = ${JSON.stringify(toThemeColors(live.site.catalog))}`,
        `export const templates = ${JSON.stringify(listTemplates(library))}`,
        `export const contentFolder = ${JSON.stringify(content)}`,
      ].join('\n'),
    'virtual:site/pages': () =>
      [
        `export const files = ${JSON.stringify(listFiles(live))}`,
        `const site = () => globalThis[Symbol.for('site:pages')]`,
        `export const renderPage = (id) => site().renderPage(id)`,
        `export const toCacheKey = (id) => site().toCacheKey(id)`,
        `export const listPreviews = () => site().listPreviews()`,
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

/** The file of each page that is Markdown, by the id of the page. */
function listFiles({ site }: LiveSite): Record<string, string> {
  const pages = site.pages.filter(({ markdown }) => markdown.mdx === null)
  return Object.fromEntries(pages.map(({ route, markdown }) => [route.id, markdown.file]))
}

/** The first live example of each component as HTML, by the component's name. */
function toMiniatures({ site, examples }: LiveSite): Record<string, string> {
  const base = toBase(site.catalog)
  return Object.fromEntries(
    site.pages.flatMap(({ route: { component }, previews: [first] }) => {
      if (!component || !first) return []
      const html = examples.get(toExampleKey(first))!
      return [[component, toPreviewHtml(html, `miniature-${component}`, base)]]
    }),
  )
}

/** Path of the template of each component from the folder of the project, by the component's name. */
function listTemplates(library: string): Record<string, string> {
  return Object.fromEntries(
    readComponentFiles(library).map(({ name, file }) => [name, toDisplayPath(file)]),
  )
}

function toImports(modules: string[]): string {
  return modules.map((module) => `import ${JSON.stringify(module)}`).join('\n')
}
