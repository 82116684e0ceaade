import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edge } from 'edge.js'
import { findLibrary } from '@kit-edge/engine/io/find-library.ts'
import { readDigest } from '@kit-edge/engine/io/file-stamp.ts'
import { readFilePaths } from '@kit-edge/engine/io/folders.ts'
import { readContent, readLastUpdated } from '@kit-edge/engine/io/read-content.ts'
import { describeCommands } from '@kit-edge/engine/commands/describe-commands.ts'
import { readLibrary } from '@kit-edge/engine/io/read-library.ts'
import type { PageMarkdown } from '@kit-edge/engine/library/markdown/index.ts'
import { toSite } from '@kit-edge/engine/site/site.ts'
import type { Page, Site } from '@kit-edge/engine/site/sources.ts'
import { type Cache, openCache, toKey } from '../cache/open-cache.ts'
import { cacheChecks, cachePages, toPageKey } from '../cache/keys.ts'
import { measureComponents } from './component-sizes.ts'
import { createCodePrinter } from '../code/create-code-printer.ts'
import { createRenderer, type RenderedExample, renderExamples } from '../example/render-examples.ts'
import { renderPage } from '../page/render-page.ts'
import type { DocSite } from './doc-site.ts'

/**
 * The documentation of a library. A build reads the sources once, the dev server reads them again
 * after each edit.
 */
export type OpenSite = {
  /** Result of the last successful `read` */
  readonly site: DocSite
  /**
   * Reads the sources. Throws a ProblemError if they have problems; `site` then stays unchanged.
   * @param options.isServed whether to reuse an example although the modules that its class imports
   * may have changed
   */
  read: (options?: { isServed?: boolean }) => Promise<DocSite>
  /** Returns a page as HTML, which may be cached */
  renderPage: (page: Page) => Promise<string>
  /** Starts to render the pages of a first build, while Astro does something else */
  renderAhead: () => void
  /** Opens a cache by its name; returns undefined if there is no folder for caches */
  openCache: <T>(name: string) => Cache<T> | undefined
  /** Saves the caches for the next build */
  save: () => Promise<void>
}

/**
 * Results that a build keeps for the next one. A key contains everything that its result depends
 * on.
 */
type Caches = {
  /** Parsed pages */
  facts: Cache<PageMarkdown>
  /** Examples without problems */
  checks: Cache<true>
  /** Rendered examples */
  examples: Cache<RenderedExample>
  /** Sizes of components */
  sizes: Cache<number>
  /** HTML of pages */
  pages: Cache<string>
  /** Highlighted and formatted code */
  codes: Cache<string>
}

/** Files that produce the site. If any of them changes, all caches are invalid. */
const makers = [
  dirname(fileURLToPath(import.meta.resolve('@kit-edge/engine/package.json'))),
  dirname(fileURLToPath(import.meta.resolve('@kit-edge/docs/package.json'))),
  fileURLToPath(new URL('../../src', import.meta.url)),
  'package-lock.json',
]

/** Files of a library that affect the HTML of its examples, or whether they are correct. */
const partsOfExamples = ['components', 'scripts', 'library.ts', 'package.json']

let opened: OpenSite | undefined

/**
 * Returns the documentation that Astro's configuration has opened, for the code that Astro bundles.
 * Throws an Error if none is open.
 */
export function getOpenSite(): OpenSite {
  if (opened) return opened
  throw new Error('Cannot use the documentation before it is opened, expected `openSite()` first.')
}

/**
 * Opens the documentation of a project: the library in the folder that has a `library.ts`, the
 * pages in `content/`, and the images in `public/`. Reads nothing before `read()` is called.
 * @param root path of the project
 * @param docsUrl overrides the library's own documentation host
 * @param cacheFolder folder that keeps slow results for the next build
 */
export function openSite(root: string, docsUrl?: string, cacheFolder?: string): OpenSite {
  let current: DocSite | undefined
  let rendererState: RendererState | undefined
  const engineDigest = readDigest(makers)
  const open = <T>(name: string, maxAge?: number): Cache<T> =>
    openCache(join(cacheFolder!, `${name}.json`), engineDigest, maxAge)
  const caches = cacheFolder === undefined ? null : openCaches(open)
  const printer = createCodePrinter(caches?.codes)

  /** Returns the last renderer, or a new one if the library has changed since. */
  async function openRenderer(
    library: string,
    catalog: Site['catalog'],
    digest: string,
  ): Promise<RendererState> {
    if (rendererState?.digest === digest) return rendererState
    const warningLog: string[] = []
    const warn = (warning: string) => warningLog.push(warning)
    rendererState = {
      renderer: await createRenderer(library, catalog, { warn }),
      warningLog,
      digest,
    }
    return rendererState
  }

  async function read({ isServed = false } = {}): Promise<DocSite> {
    const library = findLibrary(root)
    const folders = {
      root,
      library,
      content: join(root, 'content'),
      public: join(root, 'public'),
    }
    // Computed first. If a source changes later, the next digest differs, and it is read again.
    const digest = toKey(engineDigest, readDigest([library]))
    const digestOfExamples = isServed
      ? readDigest(partsOfExamples.map((part) => join(library, part)))
      : digest
    const pageSources = readContent(folders.content)
    const [source, publicPaths, lastUpdated] = await Promise.all([
      readLibrary(library, { docsUrl, describeCommands }),
      readFilePaths(folders.public),
      readLastUpdated(folders.content),
    ])
    const parse = cachePages(caches?.facts)
    const check = cacheChecks(caches?.checks, digestOfExamples)
    const site = toSite(source, pageSources, publicPaths, parse, check)
    const { renderer, warningLog } = await openRenderer(library, site.catalog, digestOfExamples)
    const [examples, sizes] = await Promise.all([
      renderExamples(site, {
        renderer,
        warningLog,
        known: caches?.examples,
        digest: digestOfExamples,
      }),
      measureComponents(library, site.catalog, { known: caches?.sizes, digest }),
    ])
    if (current) Object.values(caches ?? {}).forEach((cache) => cache.startBuild())
    const warnings = examples.flatMap((example) => example.warnings)
    current = {
      ...site,
      folders,
      sizes,
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

  async function render(page: Page): Promise<string> {
    const site = getSite()
    const html = await renderPage(site, page)
    caches?.pages.set(toPageKey(site, page), html)
    return html
  }

  opened = {
    get site() {
      return getSite()
    },
    read,
    async renderPage(page) {
      return caches?.pages.get(toPageKey(getSite(), page)) ?? (await render(page))
    },
    renderAhead() {
      if (!caches || existsSync(join(cacheFolder!, 'pages.json'))) return
      // An error is thrown again where the page is needed.
      for (const page of getSite().pages) if (!page.markdown.mdx) render(page).catch(() => {})
    },
    openCache: (name) => (cacheFolder === undefined ? undefined : open(name)),
    async save() {
      await printer.close()
      if (!caches) return
      const { pages, ...others } = caches
      // Astro does not ask for the HTML of a page that it does not render again.
      await pages.save(new Set(getSite().pages.map((page) => toPageKey(getSite(), page))))
      // Sequential, to limit the use of memory.
      for (const cache of Object.values(others)) await cache.save()
    },
  }
  return opened
}

/**
 * A renderer, the list to which it adds its warnings, and the digest of the library that it
 * renders.
 */
type RendererState = { renderer: Edge; warningLog: string[]; digest: string }

function openCaches(open: <T>(name: string, maxAge?: number) => Cache<T>): Caches {
  return {
    facts: open('facts'),
    checks: open('checks'),
    examples: open('examples'),
    sizes: open('sizes'),
    pages: open('pages'),
    // Kept for many builds: a page with cached HTML does not look up its code.
    codes: open('codes', 100),
  }
}

/**
 * Returns the warnings about descriptions of pages that are too short or too long, and the warnings
 * from rendering the examples, each once. Replaces the path and line of an example with the file
 * and line of its page.
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
