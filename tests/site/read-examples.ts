import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { listElements, parseHtml } from './parse-html.ts'
import { readDist } from './read-dist.ts'
import type { SiteName } from './sites.ts'

/** Returns the live examples in the pages of a site, in the order of the files. */
export async function readExamples(site: SiteName) {
  const examples: {
    id: string
    path: string
    preview: Root
    /** The HTML of the preview */
    html: string
    views: string[]
    /** The code in each view */
    codes: string[]
    /** The number of values of each control */
    controls: number[]
    /** The HTML of each variant */
    choices: string[]
    /** The preview and the code of each variant, in every view */
    templates: Root[]
  }[] = []
  for (const [file, bytes] of await readDist(site)) {
    if (!file.endsWith('.html') || file.startsWith('/preview/')) continue
    for (const figure of listElements(parseHtml(bytes.toString('utf8')))) {
      if (!hasClass(figure, 'example')) continue
      const shown = listElements(find(figure, 'example-codes'))
      const toTexts = (name: string) =>
        shown.filter(({ tagName }) => tagName === name).map((node) => toString(node))
      const templates = listTemplates(figure)
      const preview = find(figure, 'example-preview')
      examples.push({
        id: String(figure.properties.id),
        path: String(find(figure, 'example-tool').properties.href),
        preview: { type: 'root', children: preview.children },
        html: toInner(preview),
        views: toTexts('summary'),
        codes: toTexts('pre'),
        controls: listControls(figure),
        choices: templates.map(({ children }) => toInner(children[0] as Element)),
        templates,
      })
    }
  }
  return examples
}

/** Returns the contents of templates directly inside an element, or inside the body of a page. */
export function listTemplates(tree: Root | Element): Root[] {
  const body = listElements(tree).find(({ tagName }) => tagName === 'body')
  return (body ?? tree).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'template' ? [node.content!] : [],
  )
}

function listControls(figure: Element): number[] {
  return listElements(figure)
    .filter((fieldset) => hasClass(fieldset, 'example-controls'))
    .flatMap((fieldset) => listElements(fieldset))
    .flatMap(({ tagName, children }) => {
      if (tagName === 'select') return [children.length]
      return tagName === 'input' ? [2] : []
    })
}

/** Returns the first element with a class. Throws an Error if there is none. */
export function find(tree: Root | Element, className: string): Element {
  const found = listElements(tree).find((node) => hasClass(node, className))
  if (!found) throw new Error(`Cannot find \`.${className}\`.`)
  return found
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

/** Returns the HTML inside of an element. */
export function toInner({ children }: Element | Root): string {
  return toHtml(children)
}
