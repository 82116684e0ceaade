import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { edge, production } from '../renderers.ts'

const render = (attributes: string, slot = '', state = {}) =>
  edge.renderRaw(`<x-kit::code ${attributes}>${slot}</x-kit::code>`, state)

/** The text that people see and copy. */
const toShown = (html: string) =>
  toString(fromHtml(/<code>[^]*<\/code>/.exec(html)![0], { fragment: true }))

const source = 'const a = `b${c}` // <d> & "e"\n\nfunction f(g: string) {\n  return 1 < 2\n}'

test('gives each kind of token a class, and no inline style', async () => {
  const html = await render('language="ts" :value="source"', '', { source })
  for (const kind of ['keyword', 'string', 'comment', 'function', 'constant']) {
    assert.match(html, new RegExp(`<span class="kit-code-${kind}">`))
  }
  assert.doesNotMatch(html, /style=/)
})

test('shows exactly the code, highlighted or not, with line numbers or not', async () => {
  for (const attributes of ['', 'language="ts"', 'language="TS" numbers', 'mark="2-4"']) {
    const html = await render(`:value="source" ${attributes}`, '', { source: `${source}\n` })
    assert.equal(toShown(html), source, attributes)
  }
})

test('shows the markup in its slot as text, without the common indentation', async () => {
  const html = await render('language="html"', '\n    <p>\n      {{ text }} &lt;\n    </p>\n  ', {
    text: '<b>&amp;</b>',
  })
  assert.equal(toShown(html), '<p>\n  <b>&amp;</b> <\n</p>')
  assert.doesNotMatch(html, /<b>|<p>/)
})

test('interprets nothing in hostile code, in any language', async () => {
  const hostile = '</code></pre><script>alert(1)</script><img src=x onerror="alert(1)">{{ 1 }}'
  for (const language of ['', 'ts', 'html', 'edge', 'diff', 'md']) {
    const html = await render(`:value="hostile" language="${language}"`, '', { hostile })
    assert.equal(toShown(html), hostile)
    assert.doesNotMatch(html, /<script|<img/)
  }
})

test('marks lines by the numbers that are shown', async () => {
  const html = await render(':value="source" mark="11, 13-14" :start="10" numbers', '', { source })
  const marked = [...html.matchAll(/<mark [^>]*data-line="(\d+)"/g)].map(([, line]) => line)
  assert.deepEqual(marked, ['11', '13', '14'])
  assert.match(html, /data-line="10"/)
})

test('rejects marks that are no lines of the code, and ignores them in production', async () => {
  for (const mark of ['a', '3-1', '0', '6', '1-', '1;2', '1-999999999']) {
    const template = `<x-kit::code :value="source" mark="${mark}" />`
    await assert.rejects(edge.renderRaw(template, { source }), /Invalid value for prop "mark"/)
    assert.equal(toShown(await production.renderRaw(template, { source })), source)
  }
})

test('rejects an unknown language, and shows plain code in production', async () => {
  const template = '<x-kit::code value="a < b" language="typescritp" />'
  await assert.rejects(edge.renderRaw(template), /Unknown language "typescritp"/)
  assert.equal(toShown(await production.renderRaw(template)), 'a < b')
  assert.equal(toShown(await render('value="a" language="text"')), 'a')
})

test('renders plain code if Shiki is not installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'code-'))
  try {
    const file = join(folder, 'highlight.ts')
    cpSync('kit/components/code/highlight.ts', file)
    const { highlight } = await import(pathToFileURL(file).href)
    assert.equal(highlight('const a = 1', 'ts'), null)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('does not highlight code that takes too long', async () => {
  const long = 'const a = 1\n'.repeat(10_000)
  const html = await render(':value="long" language="ts"', '', { long })
  assert.doesNotMatch(html, /kit-code-keyword/)
  assert.equal(toShown(html), long.trimEnd())
})

test('names its scrolling area after the title', async () => {
  assert.match(await render('value="a" title="b.ts" label="c"'), / aria-label="b.ts"/)
  assert.match(await render('value="a" label="c"'), / aria-label="c"/)
})
