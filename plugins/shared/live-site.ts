import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edge } from 'edge.js'
import { readContent } from '../../kit/io/read-content.ts'
import { readDigest } from '../../kit/io/read-digest.ts'
import { readLastUpdated } from '../../kit/io/read-last-updated.ts'
import { readLibrary } from '../../kit/io/read-library.ts'
import { toDisplayPath } from '../../kit/io/to-display-path.ts'
import { parsePage } from '../../kit/src/markdown/index.ts'
import { toSite, type Site } from '../../kit/src/site/to-site.ts'
import { parseAndDraft } from '../markdown/parse-and-draft.ts'
import { createCodePrinter, type CodePrinter } from './create-code-printer.ts'
import { createRenderer } from './create-renderer.ts'
import { openCaches, type Caches } from './open-caches.ts'
import { parseAhead } from './parse-ahead.ts'
import { readFilePaths } from './read-file-paths.ts'
import { rememberChecks } from './remember-checks.ts'
import { rememberPages } from './remember-pages.ts'
import { renderExamples } from './render-examples.ts'
import { toKey } from './to-key.ts'
import { toWarnings } from './to-warnings.ts'
import { unread } from './unread.ts'

/** The site as its sources are now. Plugins keep the object; reading again replaces what it holds. */
export type LiveSite = {
  /** Root of the library's repository */
  readonly root: string
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
  /** What is searched of each page, when a build has rendered it */
  searched: Promise<string>[]
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
  let engineDigest: string | undefined
  let listening: Listening | undefined
  /** Digests of the engine as it runs, of what examples show, and of all that pages show. */
  const readDigests = () => {
    engineDigest ??= readDigest(engine)
    return {
      engine: engineDigest,
      examples: readDigest(partsOfExamples.map((part) => join(folders.library, part))),
      all: toKey(engineDigest, readDigest([folders.library])),
    }
  }
  /** The renderer of the last time, unless the library has changed since. */
  const toListening = async (catalog: Site['catalog'], digestNow: string) => {
    if (listening?.digest === digestNow) return listening
    const heard: string[] = []
    const warn = (notice: string) => heard.push(notice)
    const renderer = await createRenderer(folders.library, catalog, { warn })
    listening = { renderer, heard, digest: digestNow }
    return listening
  }
  const live: LiveSite = {
    root,
    folders,
    site: unread('site'),
    renderer: unread('renderer'),
    examples: new Map(),
    warnings: [],
    searched: [],
    caches: null,
    printer: createCodePrinter(() => live.caches?.codes),
    lastUpdated: new Map(),
    async read({ ahead = false } = {}) {
      if (!existsSync(root)) {
        throw new Error(
          `Cannot find the folder \`${toDisplayPath(root)}\`, expected that of a library. Correct \`SITE_DIR\`.`,
        )
      }
      // First: what changes after it is read again, as the next digest is another one.
      const digestNow = readDigests()
      const pages = readContent(folders.content)
      const [source, publicPaths, lastUpdated] = await Promise.all([
        readLibrary(folders.library, docsUrl),
        readFilePaths(folders.public),
        readLastUpdated(folders.content),
      ])
      live.caches ??= cacheFolder === undefined ? null : openCaches(cacheFolder, digestNow.engine)
      const { caches } = live
      const surroundings = { site: { catalog: source } }
      const parseNew = ahead ? parseAndDraft(surroundings, live.printer) : parsePage
      const parse = rememberPages(caches, parseNew)
      if (ahead) await parseAhead(pages, parse)
      // What is kept for other builds depends on the whole library, whatever its components import.
      const digestOfExamples = ahead ? digestNow.all : digestNow.examples
      const check = rememberChecks(caches?.checks, digestOfExamples)
      const site = toSite(source, pages, publicPaths, parse, check)
      const { renderer, heard } = await toListening(site.catalog, digestOfExamples)
      const examples = await renderExamples(site, {
        renderer,
        heard,
        known: caches?.examples,
        digest: digestOfExamples,
      })
      const notices = examples.flatMap((example) => example.notices)
      Object.assign(live, {
        site,
        renderer,
        examples: new Map(examples.map(({ key, html }) => [key, html])),
        warnings: toWarnings(site, notices),
        lastUpdated,
      })
      if (digest) Object.values(caches ?? {}).forEach((cache) => cache.forget())
      digest = digestNow.all
    },
    get digest() {
      return digest
    },
  }
  return showDigestAlone(live)
}

/** What of a library decides what its examples are, and whether they are right. */
const partsOfExamples = ['components', 'scripts', 'library.ts', 'package.json']

/** A renderer, where it leaves what it notices, and the digest of the examples that it is for. */
type Listening = { renderer: Edge; heard: string[]; digest: string }

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
