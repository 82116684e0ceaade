import assert from 'node:assert/strict'
import test from 'node:test'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { readContent } from '../../../engine/io/read-content.ts'
import { type PageMarkdown, parsePage } from '../../../engine/library/markdown/index.ts'
import type { PageSource } from '../../../engine/site/sources.ts'
import {
  toCommandsMarkdown,
  toScriptsMarkdown,
  toThemeBuilderMarkdown,
} from '../../../engine/files/markdown/directive-content.ts'
import { toToolsMarkdown } from '../../../engine/files/markdown/reference.ts'
import { listTexts, parseHtml } from '../parse-html.ts'
import { readDistText } from '../read-dist.ts'
import { readDocs } from '../read-docs.ts'
import { sites, tested } from '../sites.ts'
import { parsePageOnce } from '../../unit/fixtures/parse-page-once.ts'

const docsUrls = {
  kit: '',
  based: 'https://docs.example/library',
  acme: 'https://acme.test',
  nasty: 'https://acme.test',
}

const docs = await readDocs()
const { catalog } = docs
const commands = toCommandsMarkdown(catalog)
const scripts = toScriptsMarkdown(catalog)
const tools = toToolsMarkdown()
const theme = toThemeBuilderMarkdown(catalog)

const parseMarkdown = rememberLast((markdown) => parsePage(markdown, { file: 'page.md' }))

/** Sites by the folder of their sources, each of which is parsed once. */
const groups = Map.groupBy(tested('kit', 'based', 'acme', 'nasty'), (site) => sites[site].SITE_DIR)
for (const [folder, names] of groups) {
  const sources = readContent(`${folder}/content`)
  const ids = new Set(sources.map(({ id }) => id))
  for (const source of sources) {
    const parsed = parsePageOnce(source.text, source)
    for (const site of names) testPage(site, source, parsed, ids)
  }
}

/** Compares the published HTML and Markdown of a page with its source. */
function testPage(
  site: keyof typeof docsUrls,
  { id, text, file, mdx }: PageSource,
  source: PageMarkdown,
  ids: Set<string>,
): void {
  /**
   * Returns a link as assistants follow it: to the Markdown of a page, absolute if there is a host.
   */
  const toPublished = (url: string): string => {
    const [, path, rest] = /^\/([^?#]*)(.*)$/.exec(url) ?? []
    if (path === undefined) return url
    const linked = path || 'index'
    return `${docsUrls[site]}/${ids.has(linked) ? `${linked}.md` : path}${rest}`
  }

  test(`${site}: renders the same code of ${id} in its Markdown and its HTML as in its source`, async () => {
    const markdown = parseMarkdown(await readDistText(site, `${id}.md`))
    const html = await readDistText(site, `${id}.html`)
    // The expansion of a directive may contain code.
    const whole = text
      .replace(/^::commands$/m, () => commands)
      .replace(/^::scripts$/m, () => scripts)
      .replace(/^::tools$/m, () => tools)
    const expanded = whole === text ? source : parsePageOnce(whole, { file, mdx })
    // The HTML has the theme builder itself.
    const described = whole.replace(/^<ThemeBuilder .*$/m, () => theme)
    const page = described === whole ? expanded : parsePageOnce(described, { file, mdx })
    assert.deepEqual(toCode(markdown), toCode(page))
    assert.deepEqual(
      listRenderedCode(html),
      expanded.fences.map(({ code }) => (code ? `${code}\n` : '')),
    )
  })

  test(`${site}: renders the title of ${id} once in its Markdown and its HTML`, async () => {
    const markdown = await readDistText(site, `${id}.md`)
    const titles = listTexts(await readDistText(site, `${id}.html`), 'h1')
    assert.deepEqual(titles, [source.title])
    assert.match(markdown, new RegExp(`^# ${escape(source.title!)}$`, 'm'))
  })

  test(`${site}: publishes the source of ${id} as Markdown, except links and expansions`, async () => {
    const markdown = await readDistText(site, `${id}.md`)
    const body = markdown.slice(markdown.indexOf('\n> Documentation index: '))
    let from = 0
    for (const line of listOwnLines(source)) {
      const at = body.indexOf(line, from)
      assert.notEqual(at, -1, `line is missing or moved: ${line}`)
      from = at + line.length
    }
  })

  test(`${site}: links from the Markdown of ${id} to the same pages as its source`, async () => {
    const markdown = await readDistText(site, `${id}.md`)
    const urls = parseMarkdown(markdown).links.map(({ url }) => url)
    let from = 0
    for (const { url, line } of source.links) {
      const expected = toPublished(url)
      const at = urls.indexOf(expected, from)
      assert.notEqual(at, -1, `link is missing or moved: ${expected} in ${file}:${line}`)
      from = at + 1
    }
    // A block without a link to its layout gets a note with one.
    const isGenerated = (url: string) =>
      id.startsWith('blocks/') && /\/blocks\.md#(your|the)-layout/.test(url)
    const own = urls.filter((url) => !isGenerated(url))
    if (source.directives.length === 0 && !mdx) {
      assert.equal(
        own.length,
        source.links.filter(({ url }) => !isGenerated(toPublished(url))).length,
      )
    }
  })

  test(`${site}: publishes Markdown of ${id} as UTF-8 text that ends with one line break`, async () => {
    const markdown = await readDistText(site, `${id}.md`)
    assert.match(markdown, /^---\ntitle: /)
    assert.match(markdown, /[^\n]\n$/)
    assert.doesNotMatch(markdown, /\r|^\uFEFF/)
    assert.deepEqual(parseMarkdown(markdown).directives, [])
  })
}

for (const site of tested('based', 'acme', 'nasty')) {
  test(`${site}: describes every page for search engines and social previews`, async () => {
    for (const { id } of readContent(`${sites[site].SITE_DIR}/content`)) {
      const html = await readDistText(site, `${id}.html`)
      const url = `${docsUrls[site]}${id === 'index' ? '' : `/${id}`}`
      assert.match(html, new RegExp(`<meta property="og:url" content="${escape(url)}">`), id)
      assert.match(html, /<meta property="og:type" content="(website|article)">/, id)
      assert.match(html, /<meta property="og:title" content="[^"]+">/, id)
      assert.match(html, /<meta property="og:description" content="[^"]{50,}">/, id)
      const [text] = listTexts(html, 'script').filter(Boolean)
      const [article, trail] = JSON.parse(text!)['@graph']
      assert.equal(article['@type'], 'TechArticle')
      assert.deepEqual([article.headline], listTexts(html, 'h1'))
      assert.equal(article.url, url)
      assert.equal(trail['@type'], 'BreadcrumbList')
      assert.equal(trail.itemListElement.at(-1).item, url)
      assert.ok(
        trail.itemListElement.every(({ item }: { item: string }) =>
          item.startsWith(docsUrls[site]),
        ),
      )
    }
  })
}

test("gives every page, also the 404 page, a colour for the browser's toolbar", async () => {
  for (const site of tested('kit', 'acme')) {
    for (const path of ['index.html', 'changelog.html', '404.html']) {
      const html = await readDistText(site, path)
      for (const scheme of ['light', 'dark']) {
        const media = `media="\\(prefers-color-scheme: ${scheme}\\)"`
        assert.match(html, new RegExp(`<meta name="theme-color" content="oklch\\([^"]+" ${media}`))
      }
    }
  }
})

/** Returns a parser that keeps its last result: tests in a row read the same page. */
function rememberLast<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  let last: { text: string; parsed: Parsed } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, parsed: parse(text) }
    return last.parsed
  }
}

/**
 * Returns the lines of a page that are published unchanged: without links of the site, directives
 * or JSX.
 */
function listOwnLines({ text, bodyOffset, mdx, links }: ReturnType<typeof parsePage>): string[] {
  const blocks = mdx ? [...mdx.components, ...mdx.esm] : []
  let at = bodyOffset
  const lines: string[] = []
  for (const line of text.slice(bodyOffset).split('\n')) {
    const isJsx = blocks.some(({ from, to }) => from < at + line.length && to > at)
    const isLinked = links.some(({ from, to }) => from < at + line.length && to > at)
    if (!isJsx && !isLinked && !/^::\w+$/.test(line)) lines.push(line)
    at += line.length + 1
  }
  return lines
}

function toCode({ fences }: ReturnType<typeof parsePage>) {
  return fences.map(({ lang, meta, code }) => ({ lang, meta, code }))
}

/** Returns the visible code blocks: other views of an example are generated from its code. */
function listRenderedCode(html: string): string[] {
  const blocks: string[] = []
  visit(parseHtml(html), 'element', (node) => {
    // The author's code of an example can be closed. The other views are left out of the Markdown.
    const { open, name, dataMarkdownIgnore } = node.properties
    const isHidden = dataMarkdownIgnore !== undefined || !(open || name)
    if (node.tagName === 'details' && isHidden) return SKIP
    const classes = node.properties.className
    if (node.tagName === 'pre' && Array.isArray(classes) && classes.includes('code')) {
      blocks.push(toString(node))
    }
  })
  return blocks
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
