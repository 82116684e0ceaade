import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { readComponentFiles } from '@kit-edge/engine/io/component-files.ts'
import { onceFor } from '@kit-edge/engine/catalog/once-for.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import { showExample } from '../example/to-example.ts'
import type { DocSite } from './doc-site.ts'
import { toKey } from '../cache/open-cache.ts'
import { toThemeColors } from './site-styles.ts'

/** The facts that pages show besides their own text. */
export type SiteFacts = {
  /** The catalog of the library */
  catalog: Catalog
  /** Size of each component, by its name */
  sizes: DocSite['sizes']
  /**
   * HTML of the first live example of each component, and the width in pixels that its page asks
   * for, by the component's name
   */
  miniatures: Record<string, { html: string; width: number | undefined }>
  /** Path of the page that shows each block alone, by the block's name */
  blockPreviews: Record<string, string>
  /** Path of the page that shows the last example of the home page alone, if it has one */
  startPreview: string | undefined
  /** Background colour of pages in each colour scheme, as CSS */
  themeColors: { light: string; dark: string }
  /**
   * Paths in the library's repository: of each page by its id, of each template by its component's
   * name
   */
  sources: { pages: Record<string, string>; components: Record<string, string> }
  /** Whether the library has a `favicon.svg` */
  hasIcon: boolean
  /** Whether the library has a `social-card.png` (1200 × 630 pixels) */
  hasSocialCard: boolean
  /** Licence of the library's package, such as `MIT`, or null if it names none */
  license: string | null
}

export const toSiteFacts = onceFor((site: DocSite): SiteFacts => ({
  catalog: site.catalog,
  sizes: site.sizes,
  miniatures: toMiniatures(site),
  blockPreviews: Object.fromEntries(
    site.pages.flatMap(({ route, examples: [first] }) =>
      first?.application ? [[route.id, first.path]] : [],
    ),
  ),
  startPreview: site.pages.find(({ route }) => route.path === '/')?.examples.at(-1)?.path,
  themeColors: toThemeColors(site.catalog),
  sources: listSources(site),
  hasIcon: existsSync(join(site.folders.public, 'favicon.svg')),
  hasSocialCard: existsSync(join(site.folders.public, 'social-card.png')),
  license: readLicense(site.folders.library),
}))

/** Returns a key of everything that pages show besides their own text. */
export const toFactsKey = onceFor((site: DocSite) => toKey(JSON.stringify(toSiteFacts(site))))

function toMiniatures(site: DocSite): SiteFacts['miniatures'] {
  return Object.fromEntries(
    site.pages.flatMap(({ route: { component }, frontMatter, examples: [first] }) => {
      if (!component || !first) return []
      const html = openDialogs(showExample(site, { ...first, id: `miniature-${component}` }))
      return [[component, { html, width: frontMatter.miniature }]]
    }),
  )
}

/** Matches a dialog that is no part of something else, as the picture of a gallery is. */
const dialog = /<dialog((?![^>]*\sdata-[a-z]+-part="dialog")(?=[\s>]).*?)<\/dialog>/gs

/**
 * Replaces the dialogs of an example with elements that are always visible, so that its miniature
 * shows more than their buttons. Scripts find no dialog, and open none. An element without a role
 * must not have a name.
 */
function openDialogs(html: string): string {
  return html.replace(dialog, (_dialog, rest: string) => {
    const unnamed = rest.replace(/^([^>]*?) aria-label(?:ledby)?="[^"]*"/, '$1')
    return `<div data-miniature-dialog${unnamed}</div>`
  })
}

function readLicense(library: string): string | null {
  const { license } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  return typeof license === 'string' ? license : null
}

function listSources({ folders, pages }: DocSite): SiteFacts['sources'] {
  const toPath = (file: string) =>
    relative(resolve(folders.root), resolve(file)).split(sep).join('/')
  return {
    pages: Object.fromEntries(
      pages.map(({ route, markdown }) => [route.id, toPath(markdown.file)]),
    ),
    components: Object.fromEntries(
      readComponentFiles(folders.library).map(({ name, file }) => [name, toPath(file)]),
    ),
  }
}
