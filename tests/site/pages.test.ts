import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { readContent } from '../../engine/io/read-content.ts'
import { type PageMarkdown, parsePage } from '../../engine/library/markdown/index.ts'
import type { PageSource } from '../../engine/library/pages/sources.ts'
import {
  toCommandsMarkdown,
  toScriptsMarkdown,
  toThemeBuilderMarkdown,
} from '../../engine/files/markdown/directive-content.ts'
import { toToolsMarkdown } from '../../engine/files/markdown/reference.ts'
import { listExampleLinks } from './list-example-links.ts'
import { listElements, parseHtml } from './parse-html.ts'
import { readDistText } from './read-dist.ts'
import { readDocs } from './read-docs.ts'
import { sites, type SiteName } from './sites.ts'
import { parsePageOnce } from '../unit/fixtures/parse-page-once.ts'

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
const groups = Map.groupBy(
  ['kit', 'based', 'acme', 'nasty'] as const,
  (site) => sites[site].SITE_DIR,
)
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

test('prefixes every URL of a page with the base path', async () => {
  const urls = await listAddresses('based', 'components/button.html')
  assert.ok(urls.length > 20)
  const bare = urls.filter((url) => url.startsWith('/') && !/^\/library(\/|#|$)/.test(url))
  assert.deepEqual(bare, [])
  assert.deepEqual(
    (await listAddresses('kit', 'components/button.html')).filter((url) => /library/.test(url)),
    [],
  )
})

test('links a page to its canonical URL, its Markdown and the index', async () => {
  const html = await readDistText('acme', 'components/chip.html')
  assert.match(html, /<link rel="canonical" href="https:\/\/acme\.test\/components\/chip">/)
  assert.match(html, /<link rel="alternate" type="text\/markdown" href="\/components\/chip\.md">/)
  assert.match(html, /<link rel="describedby" type="text\/plain" href="\/llms\.txt">/)
})

test('excludes only the 404 page from search engines', async () => {
  assert.match(await readDistText('kit', '404.html'), /<meta name="robots" content="noindex">/)
  assert.doesNotMatch(await readDistText('kit', 'index.html'), /noindex/)
})

for (const site of ['based', 'acme', 'nasty'] as const) {
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

test('describes a page without a URL if there is no host', async () => {
  for (const { id } of readContent(`${sites.kit.SITE_DIR}/content`)) {
    const html = await readDistText('kit', `${id}.html`)
    assert.doesNotMatch(html, /rel="canonical"|"og:url"|"og:image"|application\/rss\+xml/, id)
    assert.match(html, /<meta property="og:title" content="[^"]+">/, id)
    const [text] = listTexts(html, 'script').filter(Boolean)
    const graph = JSON.parse(text!)['@graph']
    assert.deepEqual(
      graph.map((item: { '@type': string }) => item['@type']),
      ['TechArticle'],
    )
    assert.deepEqual([graph[0].headline], listTexts(html, 'h1'))
    assert.equal(graph[0].url, undefined)
    assert.deepEqual(graph[0].isPartOf, { '@type': 'WebSite', name: catalog.library.name })
    assert.doesNotMatch(await readDistText('kit', `${id}.md`), /^canonical_url:/m)
  }
})

test('refers assistants to the file of a page in the package if there is no host', async () => {
  const page = await readDistText('kit', 'components/button.html')
  assert.match(page, /read node_modules\/@kit-edge\/ui\/ai\/components\/button\.md\. Now ask/)
  assert.doesNotMatch(page, /chatgpt\.com|claude\.ai/)
  const based = await readDistText('based', 'components/button.html')
  assert.match(
    based,
    /https:\/\/docs\.example\/library\/components\/button\.md, which tells of the/,
  )
  assert.match(based, /chatgpt\.com/)
})

test("gives every page, also the 404 page, a colour for the browser's toolbar", async () => {
  for (const site of ['kit', 'acme'] as const) {
    for (const path of ['index.html', 'changelog.html', '404.html']) {
      const html = await readDistText(site, path)
      for (const scheme of ['light', 'dark']) {
        const media = `media="\\(prefers-color-scheme: ${scheme}\\)"`
        assert.match(html, new RegExp(`<meta name="theme-color" content="oklch\\([^"]+" ${media}`))
      }
    }
  }
})

test('renders a component on a page like its golden case', async () => {
  const golden = await readFile('tests/golden/components/badge/output.html', 'utf8')
  const badge = /<span class="kit-badge"[^>]*>/.exec(golden)![0]
  assert.ok((await readDistText('kit', 'guides/tags.html')).includes(badge))
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

function listTexts(html: string, tagName: string): string[] {
  return listElements(parseHtml(html))
    .filter((node) => node.tagName === tagName)
    .map((node) => toString(node))
}

async function listAddresses(site: SiteName, file: string): Promise<string[]> {
  const urls: string[] = []
  const tree = parseHtml(await readDistText(site, file))
  const examples = listExampleLinks(tree)
  visit(tree, 'element', (element) => {
    const { properties } = element
    for (const name of ['href', 'src', 'dataSearch']) {
      if (name === 'href' && examples.has(element)) continue
      if (typeof properties[name] === 'string') urls.push(properties[name])
    }
  })
  return urls
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
