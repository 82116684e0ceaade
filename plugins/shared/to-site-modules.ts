import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { readComponentFiles } from '../../kit/io/read-component-files.ts'
import { toBasePath } from '../../kit/src/outputs/to-base-path.ts'
import { toTokensCss } from '../../kit/src/tokens/to-tokens-css.ts'
import { toPreviewHtml } from '../markdown/to-preview-html.ts'
import { framePreview } from './frame-preview.ts'
import { listLonePreviews } from './list-lone-previews.ts'
import type { LiveSite } from './live-site.ts'
import { toExampleKey } from './to-example-key.ts'
import { toSiteCss } from './to-site-css.ts'
import { toThemeColors } from './to-theme-colors.ts'

/** A module that is made from the site: its exports that are data, and its code besides. */
export type SiteModule = { values: Record<string, unknown>; code: string }

/**
 * The modules through which Astro's pages reach the site, as it is when they are asked for:
 * `virtual:site` has the catalog and the folder of the content,
 * `virtual:site/pages` renders those of Markdown and the live examples that are shown alone,
 * `virtual:site/entries` has the content of those in MDX, by the paths of their files,
 * `virtual:site/styles` the style sheets of the library, its tokens first,
 * `virtual:site/scripts` the client-side scripts of the library.
 * A build has one live example, `framePreview`, in the place of all.
 */
export function toSiteModules(
  live: LiveSite,
  { isBuild = false } = {},
): Record<string, () => SiteModule> {
  const { library, content, public: publicFolder } = live.folders
  return {
    'virtual:site': () => ({
      values: {
        catalog: live.site.catalog,
        lastUpdated: Object.fromEntries(live.lastUpdated),
        miniatures: toMiniatures(live),
        hasIcon: existsSync(join(publicFolder, 'favicon.svg')),
        hasSocialCard: existsSync(join(publicFolder, 'social-card.png')),
        themeColors: toThemeColors(live.site.catalog),
        sources: listSources(live),
        contentFolder: content,
      },
      code: '',
    }),
    'virtual:site/pages': () => ({
      values: {
        files: listFiles(live),
        previews: isBuild ? [framePreview] : listLonePreviews(live),
      },
      code: ['renderPage', 'toCacheKey', 'renderPreview']
        .map((name) => `export const ${name} = (id) => globalThis[Symbol.for('site')].${name}(id)`)
        .join('\n'),
    }),
    'virtual:site/entries': () => toEntries(live),
    'virtual:site/tokens.css': () => {
      const { library, tokens } = live.site.catalog
      return toCode(`${toTokensCss(library, tokens)}\n${toSiteCss(live.site.catalog)}`)
    },
    'virtual:site/styles': () =>
      toImports(['virtual:site/tokens.css', join(library, 'styles/index.css')]),
    'virtual:site/scripts': () =>
      toImports(live.site.catalog.scripts.map(({ name }) => join(library, `scripts/${name}.ts`))),
  }
}

/** The file of each page that is Markdown, by the id of the page. */
function listFiles({ site }: LiveSite): Record<string, string> {
  const pages = site.pages.filter(({ markdown }) => markdown.mdx === null)
  return Object.fromEntries(pages.map(({ route, markdown }) => [route.id, markdown.file]))
}

/** For each page in MDX what imports it as Astro's content layer does. */
function toEntries({ site }: LiveSite): SiteModule {
  const lines = site.pages.flatMap(({ markdown: { file, mdx } }) => {
    const module = `${resolve(file).split(sep).join('/')}?astroRenderContent`
    return mdx ? `[${JSON.stringify(file)}, () => import(${JSON.stringify(module)})],` : []
  })
  return toCode(`export default new Map([\n${lines.join('\n')}\n])`)
}

/** The first live example of each component as HTML, by the component's name. */
function toMiniatures({ site, examples }: LiveSite): Record<string, string> {
  const base = toBasePath(site.catalog.library)
  return Object.fromEntries(
    site.pages.flatMap(({ route: { component }, previews: [first] }) => {
      if (!component || !first) return []
      const html = examples.get(toExampleKey(first))!
      return [[component, toPreviewHtml(html, `miniature-${component}`, base)]]
    }),
  )
}

/** Path in the library's repository of each page and of each component's template, by its id or name. */
function listSources({ root, folders, site }: LiveSite) {
  const toPath = (file: string) => relative(resolve(root), resolve(file)).split(sep).join('/')
  return {
    pages: Object.fromEntries(
      site.pages.map(({ route, markdown }) => [route.id, toPath(markdown.file)]),
    ),
    components: Object.fromEntries(
      readComponentFiles(folders.library).map(({ name, file }) => [name, toPath(file)]),
    ),
  }
}

function toImports(modules: string[]): SiteModule {
  return toCode(modules.map((module) => `import ${JSON.stringify(module)}`).join('\n'))
}

function toCode(code: string): SiteModule {
  return { values: {}, code }
}
