import { readFileSync } from 'node:fs'
import { toLlmsTxt, type ListedPage } from '@kit-edge/engine/files/assistants/llms-txt.ts'
import { toLinkLine } from '@kit-edge/engine/library/markdown/write.ts'
import type { Language } from './group-pages.ts'
import type { FullOptions } from './agent-docs-options.ts'
import type { PageHead } from './read-head.ts'
import { toMarkdownUrl, type Site } from './site.ts'

/** A page with its Markdown. */
export type IndexedPage = ListedPage & { text: string }

/** What `llms.txt` says about the site: options, or else the head of the first page. */
type About = { home: PageHead | undefined; options: FullOptions }

/** A file with its parts. */
type File = { path: string; parts: string[] }

const prose = readFileSync(new URL('llms-txt.md', import.meta.url), 'utf8')

/**
 * Lists the files about all pages: for each language `llms.txt`, `llms-full.txt` and such a file
 * for each folder with several pages, and `sitemap.md`.
 */
export function toIndexFiles(
  site: Site,
  languages: Language<IndexedPage>[],
  { home, options }: About,
): File[] {
  const siteName = home?.siteName || languages[0]?.pages[0]?.title || 'Documentation'
  const {
    name = siteName,
    summary = languages[0]?.pages[0]?.description || `All pages of ${siteName}.`,
    introduction,
  } = options
  const others = languages.slice(1)
  return [
    ...languages.flatMap(({ prefix, pages }) => {
      const folders = listFolders(pages, prefix).map(([folder, own]) => ({
        path: `${folder}/llms.txt`,
        note: `the text of the ${own.length} pages in \`${folder}\``,
        pages: own,
      }))
      const whole = {
        path: `${prefix}/llms-full.txt`,
        note: `the text of all ${pages.length} pages`,
        pages,
      }
      const texts = [...folders, whole].map(({ path, note, pages: own }) => ({
        path,
        note,
        parts: own.map(({ text }, index) => (index ? `\n${text}` : text)),
      }))
      const links = prefix ? [] : others.map((other) => toLanguageLink(site, other))
      const index = toLlmsTxt({
        root: site.root,
        pages,
        prose,
        values: {
          name,
          summary,
          introduction: introduction ? `${introduction.trim()}\n\n` : '',
        },
        texts: texts.map(({ path, note, parts }) => ({ path, note, size: toSize(parts) })),
      })
      return [
        { path: `${prefix}/llms.txt`, parts: [[index.trimEnd(), ...links].join('\n'), '\n'] },
        ...texts.map(({ path, parts }) => ({ path, parts })),
      ]
    }),
    { path: '/sitemap.md', parts: [toSitemap(site, languages, name)] },
  ]
}

function toLanguageLink({ root }: Site, { prefix, lang, pages }: Language<IndexedPage>): string {
  const note = `: the ${pages.length} pages in this language`
  return toLinkLine({ title: lang, url: `${root}${prefix}/llms.txt`, note })
}

/** Writes a list of all pages, without their descriptions. */
function toSitemap(site: Site, languages: Language<IndexedPage>[], name: string): string {
  const lines = languages.flatMap(({ lang, pages }, index) => [
    ...(index ? ['', `## ${lang}`, ''] : []),
    ...pages.map(({ path, title }) => toLinkLine({ title, url: toMarkdownUrl(site, path) })),
  ])
  return `# Pages of ${name}\n\n${lines.join('\n')}\n`
}

/** Lists the top-level folders of a language that have several pages. */
function listFolders(pages: IndexedPage[], prefix: string): [string, IndexedPage[]][] {
  const folders = Map.groupBy(pages, ({ path }) => path.slice(prefix.length).split('/')[1] ?? '')
  return [...folders].flatMap(([folder, own]): [string, IndexedPage[]][] =>
    folder && own.length > 1 ? [[`${prefix}/${folder}`, own]] : [],
  )
}

function toSize(parts: string[]): number {
  return parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
}
