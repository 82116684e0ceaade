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
import { createRenderer } from './create-renderer.ts'
import { openCaches, type Caches } from './open-caches.ts'
import { rememberPages } from './remember-pages.ts'
import { toKey } from './to-key.ts'
import { toWarnings } from './to-warnings.ts'
import { rememberChecks } from './remember-checks.ts'
import { renderExamples, type RenderedExample } from './render-examples.ts'

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
  read: () => Promise<void>
  /** What builds keep for the next; null where nothing is kept */
  caches: Caches | null
  /** What Astro keys its cache of rendered pages by: it sees the pages, but not what renders them */
  toJSON: () => string
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
  let kept: Kept | undefined
  let digest = ''
  let engineDigest: Promise<string> | undefined
  /** Digests of the engine as it runs, of what examples show, and of all that pages show. */
  const readDigests = async () => {
    engineDigest ??= readDigest(engine)
    const [own, examples, ofLibrary] = await Promise.all([
      engineDigest,
      readDigest(partsOfExamples.map((part) => join(folders.library, part))),
      readDigest([folders.library]),
    ])
    return { engine: own, examples, all: toKey(own, ofLibrary) }
  }
  const live: LiveSite = {
    folders,
    site: unread('site'),
    renderer: unread('renderer'),
    examples: new Map(),
    warnings: [],
    caches: null,
    lastUpdated: new Map(),
    async read() {
      // First: what changes after it is read again, as the next digest is another one.
      const digestNow = await readDigests()
      const [source, pages, publicPaths, lastUpdated] = await Promise.all([
        readLibrary(folders.library, docsUrl),
        readContent(folders.content),
        readFilePaths(folders.public),
        readLastUpdated(folders.content),
      ])
      live.caches ??= cacheFolder === undefined ? null : await openCaches(cacheFolder)
      const before = kept?.digest === digestNow.examples ? kept : null
      const right = new Set<string>()
      const site = toSite(
        source,
        pages,
        publicPaths,
        rememberPages(live.caches, digestNow.engine),
        rememberChecks(before?.right ?? new Set(), right),
      )
      const heard = before?.heard ?? []
      const warn = (notice: string) => heard.push(notice)
      const renderer =
        before?.renderer ?? (await createRenderer(folders.library, site.catalog, { warn }))
      const rendered = await renderExamples(renderer, site, heard, before?.rendered ?? new Map())
      const examples = new Map([...rendered.values()].map(({ key, html }) => [key, html]))
      const notices = [...rendered.values()].flatMap((example) => example.notices)
      const warnings = toWarnings(site, notices)
      Object.assign(live, { site, renderer, examples, warnings, lastUpdated })
      if (kept) Object.values(live.caches ?? {}).forEach((cache) => cache.forget())
      digest = digestNow.all
      kept = { digest: digestNow.examples, renderer, heard, rendered, right }
    },
    toJSON: () => digest,
  }
  return live
}

/** What of a library decides what its examples are, and whether they are right. */
const partsOfExamples = ['components', 'scripts', 'library.ts', 'package.json']

/** What holds until one of these changes, for the next time that the site is read. */
type Kept = {
  digest: string
  renderer: Edge
  heard: string[]
  rendered: Map<string, RenderedExample>
  /** Examples without mistakes */
  right: Set<string>
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
