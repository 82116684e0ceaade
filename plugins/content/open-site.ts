import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edge } from 'edge.js'
import { findLibrary } from '@kit-edge/engine/io/find-library.ts'
import { readDigest, readFilePaths } from '@kit-edge/engine/io/folders.ts'
import { readContent, readLastUpdated } from '@kit-edge/engine/io/read-content.ts'
import { readLibrary } from '@kit-edge/engine/io/read-library.ts'
import type { PageMarkdown } from '@kit-edge/engine/library/markdown/index.ts'
import { toSite } from '@kit-edge/engine/library/pages/site.ts'
import type { Page, Site } from '@kit-edge/engine/library/pages/sources.ts'
import { type Cache, openCache } from '../cache/open-cache.ts'
import { rememberChecks, rememberPages } from '../cache/remember.ts'
import { toKey } from '../cache/to-key.ts'
import { createCodePrinter } from '../code/create-code-printer.ts'
import { createRenderer, type RenderedExample, renderExamples } from '../example/render-examples.ts'
import { type RenderedPage, renderPage } from '../page/render-page.ts'
import type { DocSite } from './doc-site.ts'

/** A documentation whose sources are read once for a build, and after each edit while it is served. */
export type OpenSite = {
  /** As it was last read; what is wrong with the sources is thrown by `read`, and leaves this as it was */
  readonly site: DocSite
  /** @param options.isServed whether an example counts as the same although what its class imports may have changed */
  read: (options?: { isServed?: boolean }) => Promise<DocSite>
  /** A page as HTML, which an earlier build may have rendered */
  renderPage: (page: Page) => Promise<string>
  /** As much of a page as is searched, as HTML */
  renderSearched: (page: Page) => Promise<string>
  /** What earlier builds have kept under a name; nothing is kept without a folder for it */
  openCache: <T>(name: string) => Cache<T> | undefined
  /** Keeps for the next build what was made */
  save: () => Promise<void>
}

/** What builds keep for the next, by keys of all that it depends on. */
type Caches = {
  /** What was read in a page */
  facts: Cache<PageMarkdown>
  /** Which examples have no mistake */
  checks: Cache<true>
  /** What examples became as HTML */
  examples: Cache<RenderedExample>
  /** Pages as HTML */
  pages: Cache<string>
  /** What of pages is searched */
  searched: Cache<string>
  /** Code as pages show it */
  codes: Cache<string>
}

/** What makes the site: whatever of it changes, no cache counts any more. */
const makers = [
  dirname(fileURLToPath(import.meta.resolve('@kit-edge/engine/package.json'))),
  dirname(fileURLToPath(import.meta.resolve('@kit-edge/docs/package.json'))),
  fileURLToPath(new URL('../../src', import.meta.url)),
  'package-lock.json',
]

/** What of a library decides what its examples are, and whether they are right. */
const partsOfExamples = ['components', 'scripts', 'library.ts', 'package.json']

let opened: OpenSite | undefined

/** The documentation that the configuration of Astro has opened, for what Astro bundles. */
export function getOpenSite(): OpenSite {
  if (opened) return opened
  throw new Error('Cannot use the documentation before it is opened, expected `openSite()` first.')
}

/**
 * Opens the documentation of a project: the library in the folder that has a `library.ts`, the pages
 * in `content/`, and the images in `public/`. Nothing is read before `read()`.
 * @param root path of the project
 * @param docsUrl takes the place of the library's own documentation host
 * @param cacheFolder keeps what takes long, for the next build
 */
export function openSite(root: string, docsUrl?: string, cacheFolder?: string): OpenSite {
  let current: DocSite | undefined
  let listening: Listening | undefined
  const engineDigest = readDigest(makers)
  const open = <T>(name: string, patience?: number): Cache<T> =>
    openCache(join(cacheFolder!, `${name}.json`), engineDigest, patience)
  const caches = cacheFolder === undefined ? null : openCaches(open)
  const printer = createCodePrinter(caches?.codes)

  /** The renderer of the last time, unless the library has changed since. */
  async function toListening(
    library: string,
    catalog: Site['catalog'],
    digest: string,
  ): Promise<Listening> {
    if (listening?.digest === digest) return listening
    const heard: string[] = []
    const warn = (warning: string) => heard.push(warning)
    listening = {
      renderer: await createRenderer(library, catalog, { warn }),
      heard,
      digest,
    }
    return listening
  }

  async function read({ isServed = false } = {}): Promise<DocSite> {
    const library = findLibrary(root)
    const folders = {
      root,
      library,
      content: join(root, 'content'),
      public: join(root, 'public'),
    }
    // First: what changes after it is read again, as the next digest is another one.
    const digest = toKey(engineDigest, readDigest([library]))
    const digestOfExamples = isServed
      ? readDigest(partsOfExamples.map((part) => join(library, part)))
      : digest
    const pageSources = readContent(folders.content)
    const [source, publicPaths, lastUpdated] = await Promise.all([
      readLibrary(library, docsUrl),
      readFilePaths(folders.public),
      readLastUpdated(folders.content),
    ])
    const parse = rememberPages(caches?.facts)
    const check = rememberChecks(caches?.checks, digestOfExamples)
    const site = toSite(source, pageSources, publicPaths, parse, check)
    const { renderer, heard } = await toListening(library, site.catalog, digestOfExamples)
    const examples = await renderExamples(site, {
      renderer,
      heard,
      known: caches?.examples,
      digest: digestOfExamples,
    })
    if (current) Object.values(caches ?? {}).forEach((cache) => cache.forget())
    const warnings = examples.flatMap((example) => example.warnings)
    current = {
      ...site,
      folders,
      examples: new Map(examples.map(({ key, html }) => [key, html])),
      renderer,
      printer,
      warnings: toWarnings(site, warnings),
      lastUpdated,
      digest,
    }
    return current
  }

  function getSite(): DocSite {
    if (current) return current
    throw new Error('Cannot use the documentation before it is read, expected `read()` first.')
  }

  async function render(page: Page): Promise<RenderedPage> {
    const site = getSite()
    const rendered = await renderPage(site, page)
    const key = toPageKey(site, page)
    caches?.pages.set(key, rendered.html)
    caches?.searched.set(key, rendered.searched)
    return rendered
  }

  opened = {
    get site() {
      return getSite()
    },
    read,
    async renderPage(page) {
      return caches?.pages.get(toPageKey(getSite(), page)) ?? (await render(page)).html
    },
    async renderSearched(page) {
      return caches?.searched.get(toPageKey(getSite(), page)) ?? (await render(page)).searched
    },
    openCache: (name) => (cacheFolder === undefined ? undefined : open(name)),
    async save() {
      await printer.close()
      if (!caches) return
      const { pages, ...others } = caches
      // Nobody has asked for the HTML of a page that Astro has not rendered again.
      await pages.save(new Set(getSite().pages.map((page) => toPageKey(getSite(), page))))
      // One after the other: as text each is as large as all its values.
      for (const cache of Object.values(others)) await cache.save()
    },
  }
  return opened
}

/** What renders examples, where it leaves what it notices, and the digest that it is for. */
type Listening = { renderer: Edge; heard: string[]; digest: string }

/** A key of all that the HTML of a page depends on: its text, the library and what renders it. */
export function toPageKey(
  { digest, catalog }: Pick<DocSite, 'digest' | 'catalog'>,
  { route, markdown }: Page,
): string {
  return toKey(digest, catalog.library.docsUrl ?? '', route.id, markdown.text)
}

function openCaches(open: <T>(name: string, patience?: number) => Cache<T>): Caches {
  return {
    facts: open('facts'),
    checks: open('checks'),
    examples: open('examples'),
    pages: open('pages'),
    searched: open('searched'),
    // A page whose HTML is kept asks for none of its codes.
    codes: open('codes', 100),
  }
}

/**
 * Descriptions of pages that are too short or too long, and what was noticed while the examples were
 * rendered, each once, with the file and line of the page in the place of the example and its line.
 */
export function toWarnings({ pages }: Pick<Site, 'pages'>, ofExamples: string[]): string[] {
  const places = new Map(
    pages.flatMap(({ markdown, examples }) =>
      examples.map(({ path, line }) => [path, { file: markdown.file, line }] as const),
    ),
  )
  const warnings = ofExamples.map((warning) =>
    warning.replace(/ in `([^`]+):(\d+)`/, (whole, path: string, line: string) => {
      const place = places.get(path)
      return place ? ` in \`${place.file}:${place.line + Number(line)}\`` : whole
    }),
  )
  return [...listDescriptions(pages), ...new Set(warnings)]
}

function listDescriptions(pages: Site['pages']): string[] {
  return pages.flatMap(({ frontMatter: { description }, markdown }) => {
    const { length } = [...description]
    if (length >= 50 && length <= 160) return []
    const place = `${markdown.file}:${markdown.frontMatter.lines.description}`
    return `The description in \`${place}\` has ${length} characters. Search engines and assistants make the most of 50 to 160.`
  })
}
