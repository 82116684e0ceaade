import { visit } from 'unist-util-visit'
import { toListAnswer } from '../../engine/answers/list.ts'
import { toListText } from '../../engine/console/component-text.ts'
import { toRulesFile } from '../../engine/files/assistants/rules.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { parseHtml } from './parse-html.ts'

/**
 * Returns the components that each page, file and answer lists, with or without sub-components,
 * sorted.
 */
export function listNamedComponents(
  catalog: Catalog,
  files: Map<string, Buffer>,
  rules: string,
): { components: Record<string, string[]>; parts: Record<string, string[]> } {
  const text = (path: string) => String(files.get(`/${path}`) ?? '')
  const read = (path: string) => JSON.parse(text(path))
  const inPaths = (pattern: RegExp) =>
    [...files.keys()].flatMap((path) => pattern.exec(path)?.[1] ?? [])
  const inText = (content: string, pattern: RegExp) =>
    [...content.matchAll(pattern)].map(([, name]) => name!)
  const list = toListAnswer(catalog).categories.flatMap((category) => category.components)
  const items: Item[] = read('api-map.json').groups[0].groups.flatMap(
    (group: { items: Item[] }) => group.items,
  )
  const components: Record<string, string[]> = {
    'pages in HTML': inPaths(/^\/components\/([^/]+)\.html$/),
    'pages in Markdown': inPaths(/^\/components\/([^/]+)\.md$/),
    'files in JSON': inPaths(/^\/components\/((?!index\.)[^/]+)\.json$/),
    '/components/index.json': read('components/index.json').map(({ name }: Item) => name),
    '/llms.txt': inText(text('llms.txt'), /^- \[.*?\]\([^)]*\/components\/([\w-]+)\.md\)/gm),
    '/llms-full.txt': inText(text('llms-full.txt'), /^tag: "?x-\w+::([\w-]+)"?$/gm),
    'the gallery': listGallery(text('components.html')),
    list_components: list.map(({ name }) => name).filter(isComponent),
    'the list command': inText(toListText(toListAnswer(catalog)), /^ {2}([\w-]+) +\S/gm),
    '/sitemap.md': inText(text('sitemap.md'), /\]\([^)]*\/components\/([\w-]+)\.md\)/g),
  }
  const parts: Record<string, string[]> = {
    '/api-map.json': items.flatMap(({ id, items = [] }) => [id, ...items.map((item) => item.id)]),
    list_components: list
      .flatMap(({ name, subComponents = [] }) => [name, ...subComponents])
      .filter(isComponent),
    'the rules file': listIndex(toRulesFile(catalog, rules)),
  }
  return { components: sort(components), parts: sort(parts) }
}

/** Whether a name of the list is not that of a block. */
const isComponent = (name: string) => !name.startsWith('blocks/')

/** Returns the names in the index of the rules file: `- Elements: badge, card (.footer .header)`. */
function listIndex(text: string): string[] {
  const [, index = ''] = /^## Components\n([^#]*)/m.exec(text) ?? []
  const lines = [...index.matchAll(/^- [^:]+: (.+)$/gm)].flatMap(([, list]) => list!.split(', '))
  return lines.flatMap((listed) => {
    const [, name, parts] = /^([\w-]+)(?: \((.+)\))?$/.exec(listed)!
    return [name!, ...(parts?.split(' ') ?? []).map((part) => `${name}${part}`)]
  })
}

type Item = { id: string; name: string; items?: Item[] }

function sort(lists: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.toSorted()]))
}

/** Returns the names that the cards of the gallery link to. */
function listGallery(html: string): string[] {
  const names: string[] = []
  visit(parseHtml(html), 'element', (gallery) => {
    if (![gallery.properties.className].flat().includes('gallery-title')) return
    visit(gallery, 'element', ({ tagName, properties }) => {
      const name = /\/components\/([\w-]+)$/.exec(String(properties.href))?.[1]
      if (tagName === 'a' && name) names.push(name)
    })
  })
  return names
}
