import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { s } from 'hastscript'
import type { PluggableList } from 'unified'
import type { VFile } from 'vfile'
import { toBasePath } from '@kit-edge/engine/files/urls.ts'
import { listSlugs } from '@kit-edge/engine/library/markdown/headings.ts'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { toTokenVariable } from '@kit-edge/engine/library/tokens/tokens-css.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { FrontMatter } from '@kit-edge/engine/schema/page.ts'

/** What turns the HTML of Markdown into that of the site, in order; the same for MDX. */
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
 * Gives each heading the id that links to it have, those that it had before, and a link to itself,
 * whose sign the style sheet draws. Astro's own plugin for ids takes as long as all other plugins
 * for HTML.
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

/** The front matter of the page, where Astro keeps it for plugins. */
function readFrontMatter({ data }: VFile): Pick<FrontMatter, 'movedAnchors'> {
  return data.astro?.frontmatter ?? {}
}

function toElement(tagName: string, properties: Record<string, string | string[]>): ElementContent {
  return { type: 'element', tagName, properties, children: [] }
}

/**
 * Lets wide tables scroll in a frame of their own, which the keyboard can reach and which has the
 * name of the heading above. Live examples stay as they are.
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
        properties: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: heading },
        children: [node],
      }
      parent.children[parent.children.indexOf(node)] = frame
      return false
    })
  }
}

const alignments = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
])

/**
 * Makes what GitHub's Markdown adds valid and accessible: the boxes of task lists get a name, and
 * the cells of tables a class instead of the attribute that HTML has dropped.
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

/** Puts a patch of its colour before the name of each colour token in a table. */
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

/** What the HTML of a page depends on besides its text: the address of the site, and its tokens. */
export type Surroundings = Pick<Catalog, 'library' | 'tokens'>

/** Puts the base path of the site before links and images that are written from its root. */
export function rehypeBase(getSurroundings: () => Pick<Surroundings, 'library'>) {
  return (tree: Root) => addBase(tree, toBasePath(getSurroundings().library))
}

/**
 * Puts a base path before links and images that are written from the root of a site.
 * @param options.links whether links are the site's; those of an example are an application's
 */
export function addBase(tree: Nodes, base: string, { links = true } = {}): void {
  walk(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && !links) return
    for (const name of ['href', 'src']) {
      const url = properties[name]
      if (typeof url === 'string' && /^\/(?!\/)/.test(url)) properties[name] = `${base}${url}`
    }
  })
}
