import assert from 'node:assert/strict'
import test from 'node:test'
import { gzipSync } from 'node:zlib'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { readDist } from './read-dist.ts'
import { readExamples } from './read-examples.ts'

const ofKit = await readExamples('kit')

test('shows tags and HTML of every example, and calls if they render the same', async () => {
  const titles = ofKit.map(({ views }) => views.join(', '))
  assert.deepEqual([...new Set(titles)].sort(), ['Edge', 'Edge, Edge @, HTML', 'Edge, HTML'])
  const withCalls = titles.filter((views) => views.includes('@')).length
  assert.ok(withCalls > titles.length * 0.8, `only ${withCalls} of ${titles.length} have calls`)
})

test('breaks lines of calls and HTML after 88 characters, except for a long value', () => {
  const lines = ofKit.flatMap(({ views, codes }) => {
    assert.equal(codes.length, views.length)
    return codes.flatMap((code, index) =>
      code.split('\n').map((line) => ({ view: views[index]!, line })),
    )
  })
  const long = lines.filter(({ line }) => line.length > 88)
  const values: Record<string, RegExp> = {
    // As its author wrote it.
    Edge: /./,
    'Edge @': /^ *\S+: '(?:[^'\\]|\\.)*',?$/,
    // Also preformatted text, which is the code of an example here.
    HTML: /^ *[\w-]+=(?:"[^"]*"|'[^']*')$|kit-code-/,
  }
  assert.deepEqual(
    long.filter(({ view, line }) => !values[view]!.test(line)),
    [],
  )
})

test('renders each variant of an example with controls once, including the visible one', async () => {
  const examples = ofKit.filter(({ controls }) => controls.length)
  assert.ok(examples.length >= 6, `only ${examples.length} examples have controls`)
  const wrong: string[] = []
  for (const { id, html, views, controls, choices, templates } of examples) {
    const codes = templates.map(({ children }) => children.slice(1).map((code) => toHtml(code)))
    assert.equal(
      choices.length,
      controls.reduce((product, count) => product * count),
      id,
    )
    assert.ok(choices.length <= 24, `${id} has ${choices.length} choices`)
    if (choices.filter((choice) => choice === html).length !== 1) wrong.push(id)
    assert.equal(new Set(codes.map(([edge]) => edge)).size, choices.length, id)
    for (const code of codes) assert.equal(code.length, views.length, id)
  }
  assert.deepEqual(wrong, [], 'a control changes nothing')
})

test('shows the errors and the input of an example about a failed submission', async () => {
  const { html } = ofKit.find(({ id }) => id === 'input--server-side')!
  assert.match(html, /value="ada@"[^>]* aria-invalid="true"/)
  assert.match(html, /Enter a full email address/)
})

test('moves the focus into no example when its page opens', async () => {
  for (const { id, preview } of ofKit) {
    visit(preview, 'element', ({ tagName, properties }) => {
      if (tagName === 'dialog' || 'popover' in properties) return SKIP
      assert.equal(properties.autoFocus, undefined, id)
    })
  }
})

test('keeps pages, scripts and styles within their size limits', async () => {
  const files = await readDist('kit')
  for (const [path, bytes] of files) {
    const size = gzipSync(bytes).length
    // The home page and the gallery have a card for each component, charts are drawings, an example
    // of a shell is a whole application, and the examples of tables have many rows.
    const large = ['/components.html', ...['chart', 'table', 'shell'].map(toPath)]
    // The home page is also an application, and calendars have an element for each day.
    const largest = ['/index.html', toPath('date'), toPath('calendar')]
    const limit = largest.includes(path) ? 60_000 : large.includes(path) ? 40_000 : 28_500
    if (path.endsWith('.html')) assert.ok(size <= limit, `${path} has ${size} bytes`)
    // The playground is the compiler of tags in the browser; no other page loads it.
    const isPlayground = /^\/_astro\/(?:playground|assistance)\./.test(path)
    const most = isPlayground ? 140_000 : 11_000
    if (/^\/_astro\/.*\.js$/.test(path)) assert.ok(size <= most, `${path} has ${size} bytes`)
    if (path.endsWith('.html') && path !== '/playground.html') {
      assert.doesNotMatch(bytes.toString('utf8'), /\/_astro\/(?:playground|assistance)\./, path)
    }
    if (/^\/_astro\/.*\.css$/.test(path)) assert.ok(size <= 32_000, `${path} has ${size} bytes`)
  }
})

const toPath = (name: string) => `/components/${name}.html`
