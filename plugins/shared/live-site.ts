import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edge } from 'edge.js'
import { readContent } from '../../kit/io/read-content.ts'
import { readDigest } from '../../kit/io/read-digest.ts'
import { readLastUpdated } from '../../kit/io/read-last-updated.ts'
import { readLibrary } from '../../kit/io/read-library.ts'
import { toSite, type Site } from '../../kit/src/site/to-site.ts'
import { createCodePrinter, type CodePrinter } from './create-code-printer.ts'
import { createRenderer } from './create-renderer.ts'
import { openCaches, type Caches } from './open-caches.ts'
import { parseAhead } from './parse-ahead.ts'
import { rememberPages } from './remember-pages.ts'
import { toKey } from './to-key.ts'
import { toWarnings } from './to-warnings.ts'
import { renderExamples } from './render-examples.ts'

/** The site as its sources are now. Plugins keep the object; reading again replaces what it holds. */
export type LiveSite = {
  /** Folders of the library, its documentation, and files that are published as they are */
  readonly folders: { library: string; content: string; public: string }
  site: Site
  /** Renders live examples with the library's own tags */
  renderer: Edge
  /** HTML of every live example by `toExampleKey` */
  examples: Map<string, string>
  /** What works in the examples, but should be written otherwise, a sentence each */
  warnings: string[]
  /** Day of the last commit of each page, by its path */
  lastUpdated: Map<string, string>
  /** @param options.ahead whether all pages will be rendered, so that their code is printed now */
  read: (options?: { ahead?: boolean }) => Promise<void>
  /** What builds keep for the next; null where nothing is kept */
  caches: Caches | null
  /** Highlights and lays out code */
  printer: CodePrinter
  /** Of all that renders pages, besides their own text: the library and the engine */
  readonly digest: string
}

/** All that decides how a page is rendered, besides its own text and the library. */
const engine = ['kit/src', 'kit/io', 'plugins', 'src', 'package-lock.json'].map((path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)),
)

/**
 * Opens the site whose library is in `kit/`, its documentation in `content/` and its images in
 * `public/` below a folder. Nothing is read before `read()`.
 * @param root path of the folder
 * @param docsUrl takes the place of the library's own documentation host
 * @param cacheFolder keeps what takes long, for the next build
 */
export function openSite(root: string, docsUrl?: string, cacheFolder?: string): LiveSite {
  const folders = {
    library: join(root, 'kit'),
    content: join(root, 'content'),
    public: join(root, 'public'),
  }
  let digest = ''
  const live: LiveSite = {
    folders,
    site: unread('site'),
    renderer: unread('renderer'),
    examples: new Map(),
    warnings: [],
    caches: null,
    printer: createCodePrinter(() => live.caches?.codes),
    lastUpdated: new Map(),
    async read({ ahead = false } = {}) {
      const [source, pages, publicPaths, lastUpdated, digestNow] = await Promise.all([
        readLibrary(folders.library, docsUrl),
        readContent(folders.content),
        readFilePaths(folders.public),
        readLastUpdated(folders.content),
        readDigests(folders.library),
      ])
      live.caches ??= cacheFolder === undefined ? null : openCaches(cacheFolder, digestNow.engine)
      const parse = rememberPages(live.caches)
      if (ahead) await parseAhead(pages, parse, live.printer)
      const site = toSite(source, pages, publicPaths, parse)
      const notices: string[] = []
      const warn = (notice: string) => notices.push(notice)
      const renderer = await createRenderer(folders.library, site.catalog, { warn })
      const examples = await renderExamples(renderer, site)
      const warnings = toWarnings(site, notices)
      Object.assign(live, { site, renderer, examples, warnings, lastUpdated })
      digest = digestNow.all
    },
    get digest() {
      return digest
    },
  }
  return showDigestAlone(live)
}

/**
 * Hides all but the digest from Astro, which turns the options of plugins into text to see whether
 * they changed: it sees the pages, but not what renders them.
 */
function showDigestAlone(live: LiveSite): LiveSite {
  for (const name of Object.keys(live)) {
    if (name !== 'digest') Object.defineProperty(live, name, { enumerable: false })
  }
  return live
}

/** Digests of what renders pages: the engine alone, and with the library. */
async function readDigests(library: string): Promise<{ engine: string; all: string }> {
  const [own, ofLibrary] = await Promise.all([readDigest(engine), readDigest([library])])
  return { engine: own, all: toKey(own, ofLibrary) }
}

/** Stands for a value until it is read, so that using it too early is an error and not `{}`. */
function unread<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get() {
      throw new Error(`Cannot use the ${name} before it is read, expected \`read()\` first.`)
    },
  })
}

async function readFilePaths(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
}
