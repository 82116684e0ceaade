import { replaceComponents, type MarkdownTwin } from '../library/markdown/index.ts'
import { isExample } from '../site/examples.ts'
import type { Page } from '../site/sources.ts'

/** The text below a heading, which is empty above the first one. */
export type TextSection = { heading: string; anchor: string; text: string }

/** The published text of each page, without its live examples. */
export type SiteTextFile = { path: string; title: string; sections: TextSection[] }[]

/** Generates the text that the search of the site looks through. */
export function toSiteTextFile(
  pages: Pick<Page, 'route' | 'markdown'>[],
  twins: Record<string, MarkdownTwin>,
): SiteTextFile {
  return pages.map(({ route: { path, title, description }, markdown }) => {
    const intro = { heading: '', anchor: '' }
    const { text, bodyOffset, headings, fences } = markdown
    const examples = fences.filter(({ lang, meta }) => isExample(lang, meta))
    if (markdown.mdx !== null) {
      const body = examples.reduce(
        (body, { from, to }) => body.replace(text.slice(from, to), ''),
        replaceComponents(markdown, twins),
      )
      const plain = toPlainText(body)
      return { path, title, sections: [{ ...intro, text: `${description} ${plain}` }] }
    }
    const starts = [{ ...intro, from: bodyOffset }, ...headings.map(toStart)]
    const sections = starts.map(({ from, ...place }, index) => {
      const to = starts[index + 1]?.from ?? text.length
      let body = text.slice(from, to)
      for (const example of examples) {
        if (example.from < from || example.to > to) continue
        body = body.replace(text.slice(example.from, example.to), '')
      }
      const plain = toPlainText(place.heading ? body.replace(/^.*/, '') : body)
      return { ...place, text: index ? plain : `${description} ${plain}` }
    })
    return { path, title, sections: sections.filter((section) => section.text.trim()) }
  })
}

function toStart({ text, slug, from }: { text: string; slug: string; from: number }) {
  return { heading: text, anchor: slug, from }
}

/** Removes the marks of Markdown, and keeps words and code. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/^ *(?:```|~~~).*$|^[ |:-]+$/gm, ' ')
    .replace(/^\|.*\|$/gm, (row) => row.replace(/(?<!\\)\|/g, ' '))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ *(?:#{1,6}|>|[-*]|\d+\.) /gm, ' ')
    .replace(/\\([\\`*_{}[\]()#+.!|<>~-])/g, '$1')
    .replace(/\*\*|`+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
