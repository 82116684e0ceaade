import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { s } from 'hastscript'
import type { PluggableList } from 'unified'
import type { VFile } from 'vfile'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import { listSlugs } from '@kit-edge/engine/library/markdown/headings.ts'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { toTokenVariable } from '@kit-edge/engine/library/tokens/tokens-css.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { FrontMatter } from '@kit-edge/engine/schema/page.ts'

/** Returns the rehype plugins of the site, in order. Markdown and MDX use the same ones. */
export function listRehypePlugins(getSurroundings: () => Surroundings): PluggableList {
  return [
    rehypeHeadings,
    rehypeTables,
    rehypeGfm,
    [rehypeSwatches, getSurroundings],
    [rehypeBase, getSurroundings],
  ]
}

/**
 * Gives each heading an id, and keeps the ids that it had before. `h2` to `h4` also get a link to
 * themselves, with a symbol that the stylesheet draws. Astro's own plugin for ids takes as long as
 * all other HTML plugins together.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    for (const { node, slug } of listSlugs(tree)) node.properties.id = slug
    const moved = Object.entries(readFrontMatter(file).movedAnchors ?? {})
    walk(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName) || !node.properties.id) return
      const { id } = node.properties
      node.children.unshift(
        ...moved.filter(([, now]) => now === id).map(([old]) => toElement('span', { id: old })),
      )
      if (!/^h[2-4]$/.test(node.tagName)) return
      node.children.push(
        toElement('a', {
          className: ['anchor'],
          href: `#${id}`,
          ariaLabel: `Link to “${toString(node)}”`,
        }),
      )
    })
  }
}

/** Returns the front matter of the page from the place where Astro stores it for plugins. */
function readFrontMatter({ data }: VFile): Pick<FrontMatter, 'movedAnchors'> {
  return data.astro?.frontmatter ?? {}
}

function toElement(tagName: string, properties: Record<string, string | string[]>): ElementContent {
  return { type: 'element', tagName, properties, children: [] }
}

/**
 * Wraps each table in a frame that scrolls if the table is too wide. The keyboard can focus the
 * frame, and its accessible name is the heading above. Live examples stay unchanged.
 */
function rehypeTables() {
  return (tree: Root) => {
    let heading = 'Table'
    walk(tree, 'element', (node, inside) => {
      if (node.tagName === 'figure') return false
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node)
      if (node.tagName !== 'table') return true
      const parent = inside.at(-1) as Element | Root
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: toTableClasses(node),
          tabIndex: 0,
          role: 'group',
          ariaLabel: heading,
        },
        children: [node],
      }
      parent.children[parent.children.indexOf(node)] = frame
      return false
    })
  }
}

/**
 * Tables of props and of configuration keys have long descriptions, and those of design tokens long
 * names. They have layouts of their own, which hide a value that says there is none.
 */
function toTableClasses(table: Element): string[] {
  const headers: string[] = []
  const empty: Element[] = []
  walk(table, 'element', (cell) => {
    if (cell.tagName === 'th') headers.push(toString(cell))
    else if (cell.tagName === 'td' && toString(cell) === '–') empty.push(cell)
  })
  const layout = new Map([
    ['Type,Default,Description', 'table-props'],
    ['Use,Contrast, light and dark', 'table-tokens'],
  ]).get(headers.slice(1).join())
  if (!layout) return ['table']
  for (const cell of empty) cell.properties.className = ['none']
  return ['table', layout]
}

const alignments = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
])

/**
 * Makes the HTML of GitHub Flavored Markdown valid and accessible: gives the checkboxes of task
 * lists a name, and replaces the obsolete `align` attribute of table cells with a class.
 */
export function rehypeGfm() {
  return (tree: Root) => {
    walk(tree, 'element', (node) => {
      if (isTask(node)) nameBoxes(node)
      const { align, ...properties } = node.properties
      const side = ['td', 'th'].includes(node.tagName) ? alignments.get(String(align)) : undefined
      if (side) node.properties = { ...properties, className: [`align-${side}`] }
    })
  }
}

function isTask({ tagName, properties }: Element): boolean {
  const classes = properties.className
  return tagName === 'li' && Array.isArray(classes) && classes.includes('task-list-item')
}

function nameBoxes(item: Element): void {
  walk(item, 'element', ({ tagName, properties }) => {
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'Not done'
  })
}

/** Adds a swatch of the colour before the name of each colour token in a table. */
function rehypeSwatches(getSurroundings: () => Surroundings) {
  return (tree: Root) => {
    const { library, tokens } = getSurroundings()
    const variables = new Set(
      tokens
        .filter((group) => group.type === 'color')
        .flatMap((group) => group.tokens.map((token) => toTokenVariable(library, group, token))),
    )
    walk(tree, 'element', (cell) => {
      if (cell.tagName !== 'td') return
      const variable = toString(cell)
      if (!variables.has(variable)) return
      const patch = s('rect', { width: '100%', height: '100%', fill: `var(${variable})` })
      cell.children.unshift(s('svg.swatch', { ariaHidden: 'true' }, [patch]))
    })
  }
}

/**
 * The parts of the catalog that the HTML of a page depends on: the library for its base path, and
 * its tokens.
 */
export type Surroundings = Pick<Catalog, 'library' | 'tokens'>

/** Adds the base path of the site to the root-relative URLs of links and images. */
export function rehypeBase(getSurroundings: () => Pick<Surroundings, 'library'>) {
  return (tree: Root) => addBase(tree, toBasePath(getSurroundings().library))
}

/**
 * Adds a base path to root-relative URLs of links and images.
 * @param options.links whether to change links too; links in an example belong to an application
 */
export function addBase(tree: Nodes, base: string, { links = true } = {}): void {
  walk(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && !links) return
    for (const name of ['href', 'src', 'dataSrc']) {
      const url = properties[name]
      if (typeof url === 'string' && /^\/(?!\/)/.test(url)) properties[name] = `${base}${url}`
    }
  })
}
