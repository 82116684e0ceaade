import type { AstroIntegration } from 'astro'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import { readComponentFiles } from '@kit-edge/engine/io/component-files.ts'
import type { PageExample } from '@kit-edge/engine/site/examples.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Component, SubComponent } from '@kit-edge/engine/schema/component.ts'
import type { Cache } from '../cache/open-cache.ts'
import { listScriptFiles } from '../content/site-styles.ts'
import type { DocSite } from '../content/doc-site.ts'
import type { OpenSite } from '../content/open-site.ts'
import { listLonePreviews } from '../example/lone-previews.ts'
import { type PublishedFile, publishFiles } from '../http/publish-files.ts'
import { bundleRenderer, bundleResult } from './bundle-scripts.ts'
import { type PlaygroundExample, type PlaygroundLibrary, toPackFile } from './messages.ts'
import { toPlaygroundMarkdown } from './playground-markdown.ts'
import { readPacks, withCache } from './read-packs.ts'

/**
 * Publishes what the playground loads: the renderer, the library in packs, its catalog, and the
 * source of each live example. Also publishes its Markdown.
 */
export function playground(docs: OpenSite): AstroIntegration {
  const cache = docs.openCache<string>('playground')
  return publishFiles('playground', docs, (site) => listPlaygroundFiles(site, cache))
}

/** Lists the files of the playground. Compiles only what has changed since the last build. */
export async function listPlaygroundFiles(
  site: DocSite,
  cache: Cache<string> | undefined,
): Promise<PublishedFile[]> {
  const { catalog, folders, pages, digest } = site
  const { namespace } = catalog.library
  const renderer = await withCache(cache, ['renderer'], bundleRenderer)
  const result = await withCache(cache, ['result', digest], () =>
    bundleResult(listScriptFiles(site)),
  )
  const modules = catalog.library.playground?.modules ?? []
  const packs = await readPacks(folders.library, { namespace, modules, known: cache })
  const library: PlaygroundLibrary = {
    namespace,
    base: toBasePath(catalog.library),
    components: readComponentFiles(folders.library).map(({ path }) => path),
    packs: Object.fromEntries([...packs].map(([name, { needs }]) => [name, [...needs]])),
  }
  const files = [
    { path: '/playground.md', text: toPlaygroundMarkdown(catalog) },
    { path: '/playground/renderer.js', text: renderer },
    { path: '/playground/result.js', text: result },
    { path: '/playground/library.json', text: JSON.stringify(library) },
    { path: '/playground/catalog.json', text: JSON.stringify(toPlaygroundCatalog(catalog)) },
    ...[...packs].map(([name, { needs: _, ...pack }]) => ({
      path: toPackFile(name),
      text: JSON.stringify(pack),
    })),
    ...listLonePreviews({ pages }).map(({ path, example }) => ({
      path: `${path}.json`,
      text: JSON.stringify(toPlaygroundExample(example)),
    })),
  ]
  await cache?.save()
  return files
}

function toPlaygroundExample({
  title,
  code,
  request,
  application,
}: PageExample): PlaygroundExample {
  const state = { ...request, ...application?.state }
  return { title, code, state, ...(application && { application }) }
}

/** Returns the part of a catalog that checks and completions need: about a third of its text. */
function toPlaygroundCatalog({ library, components, routes }: Catalog): CheckedCatalog {
  const gallery = routes.find(({ path }) => path === '/components')
  return {
    library: { namespace: library.namespace },
    // Commands cannot run in a browser.
    ...(gallery && { whereToLook: `The page “${gallery.title}” lists all components.` }),
    components: components.map((component) => ({
      ...withoutPage(component),
      examples: [],
      events: [],
      accessibility: { pattern: null, keys: [] },
      subComponents: component.subComponents.map(withoutPage),
    })),
  }
}

function withoutPage<T extends Component | SubComponent>(entry: T): T {
  return { ...entry, description: '', keywords: [], parts: [], rules: [] }
}
