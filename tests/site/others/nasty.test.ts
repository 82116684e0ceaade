import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { parseHtml } from '../parse-html.ts'
import { readDistText } from '../read-dist.ts'

/**
 * The contents of each page, counted by hand: table rows with headers, tasks, footnotes, line
 * breaks.
 */
const pages = {
  tables: { rows: 30, tasks: 0, notes: 1, breaks: 1, fences: 0 },
  code: { rows: 0, tasks: 0, notes: 0, breaks: 0, fences: 19 },
  lists: { rows: 0, tasks: 7, notes: 2, breaks: 3, fences: 1 },
  words: { rows: 0, tasks: 0, notes: 0, breaks: 2, fences: 0 },
  links: { rows: 2, tasks: 1, notes: 1, breaks: 0, fences: 0 },
}

for (const [name, expected] of Object.entries(pages)) {
  for (const id of [`nasty/${name}`, `nasty/${name}-of-windows`]) {
    test(`${id}: renders every table row, task, footnote, line break and code block in HTML`, async () => {
      const prose = toProse(await readDistText('nasty', `${id}.html`))
      const count = (fits: (node: Element) => boolean) => {
        let found = 0
        visit(prose, 'element', (node) => void (found += Number(fits(node))))
        return found
      }
      const counted = {
        rows: count(({ tagName }) => tagName === 'tr'),
        tasks: count(({ properties }) => properties.type === 'checkbox'),
        notes: count(({ properties }) => String(properties.id).startsWith('user-content-fn-')),
        breaks: count(({ tagName }) => tagName === 'br'),
        fences: count(({ tagName }) => tagName === 'pre'),
      }
      assert.deepEqual(counted, expected)
    })

    test(`${id}: shows every word of the source as often as it was written`, async () => {
      const source = await readFile(`.cache/test/nasty/site/content/${id}.md`, 'utf8')
      const shown = countWords(toShown(toProse(await readDistText('nasty', `${id}.html`))))
      const written = countWords(toWords(source))
      assert.ok(written.size > 40)
      const lost = [...written].filter(([word, times]) => (shown.get(word) ?? 0) < times)
      assert.deepEqual(lost, [])
    })
  }

  test(`nasty/${name}: renders Windows line endings and a byte order mark the same`, async () => {
    const withoutName = (text: string) =>
      text.replaceAll(`nasty/${name}-of-windows`, `nasty/${name}`)
    const [plain, windows] = await Promise.all(
      [name, `${name}-of-windows`].map((page) => readDistText('nasty', `nasty/${page}.md`)),
    )
    assert.equal(withoutName(windows!), plain)
    const [html, windowsHtml] = await Promise.all(
      [name, `${name}-of-windows`].map(async (page) =>
        toProse(await readDistText('nasty', `nasty/${page}.html`)),
      ),
    )
    assert.equal(toString(windowsHtml!), toString(html!))
  })
}

test('publishes every line of a page without links as Markdown, byte for byte', async () => {
  for (const name of ['code', 'words']) {
    const source = await readFile(`tests/fixtures/nasty/content/nasty/${name}.md`, 'utf8')
    const body = source.slice(source.indexOf('\n---\n') + '\n---\n\n'.length)
    const published = await readDistText('nasty', `nasty/${name}.md`)
    assert.ok(
      published.endsWith(
        body.replaceAll('](/guides/start)', '](https://acme.test/guides/start.md)'),
      ),
      name,
    )
  }
})

test('redirects a former path of a page to it, and a former anchor to its heading', async () => {
  const page = await readDistText('nasty', 'nasty/words.html')
  assert.match(page, /<h2 id="signs"><span id="symbols"><\/span>Signs/)
  for (const old of ['old/words', 'words-1.0']) {
    const html = await readDistText('nasty', `${old}.html`)
    assert.match(html, /<meta http-equiv="refresh" content="0;url=\/nasty\/words">/)
    assert.match(html, /<meta name="robots" content="noindex">/)
    assert.match(
      await readDistText('nasty', `${old}.md`),
      /^# Words: .*\n\nThis page has moved: \[.*\]\(https:\/\/acme\.test\/nasty\/words\.md\)\n$/,
    )
  }
})

/** Returns the part of a page that is rendered from its Markdown. */
function toProse(html: string): Element {
  let prose: Element | undefined
  visit(parseHtml(html), 'element', (node) => {
    if (!prose && [node.properties.className].flat().includes('prose')) prose = node
    return prose ? SKIP : undefined
  })
  assert.ok(prose)
  return prose
}

/** Returns the text of an element, with spaces between block elements. */
function toShown(node: Element): string {
  const isInline = /^(?:a|code|del|em|span|strong)$/.test(node.tagName)
  const parts = node.children.map((child) =>
    child.type === 'element' ? toShown(child) : child.type === 'text' ? child.value : '',
  )
  return isInline ? parts.join('') : ` ${parts.join('')} `
}

/**
 * Returns the visible words of a source by a simple reading: without front matter, fence info and
 * URLs.
 */
function toWords(source: string): string {
  return source
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF?---\n[^]*?\n---\n/, '')
    .replace(/^( *(?:> *)?(?:- *)?)(`{3,}|~{3,})(?=[a-z]).*$/gm, '$1')
    .replace(/^([ >]*)(?:[-+*]|\d+[.)]) (?:\[[xX]\] )?/gm, '$1')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\]\((?:\\.|<[^>]*>|\([^)]*\)|[^()\\])*?\)/g, ']')
    .replace(/^\[[^\]^]+\]:\n?.*(?:\n {2}".*)?$/gm, '')
    .replace(/\[\^[^\]]+\]/g, ' ')
    .replace(/\]\[[^\]]*\]/g, ']')
    .replace(/<\/?[a-z]+(?: [^>]*)?\/?>|&#?[a-z\d]+;/gi, ' ')
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const plain = text.replace(/[*_~`\\]/g, '')
  for (const [word] of plain.matchAll(/[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
