import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const tab = (value: string, more = '') =>
  `<x-kit::tabs.tab value="${value}" ${more}>${value}</x-kit::tabs.tab>`
const panel = (value: string, content = value, more = '') =>
  `<x-kit::tabs.panel value="${value}" ${more}>${content}</x-kit::tabs.panel>`
const parts = ['a', 'b', 'c'].map((value) => tab(value) + panel(value)).join('')
const tabs = (attributes = '', slot = parts) =>
  `<x-kit::tabs label="L" ${attributes}>${slot}</x-kit::tabs>`

/** Renders tabs for a request with this query string, and returns the selected value. */
async function show(template: string, query: Record<string, unknown> = {}) {
  const html = await edge
    .createRenderer()
    .share({ request: { qs: () => query } })
    .renderRaw(template)
  const list = (name: string) =>
    [...html.matchAll(new RegExp(`<[^>]* data-kit-${name}="([^"]*)"[^>]*>`, 'g'))]
      .filter(([element]) => element.includes(' data-selected=""'))
      .map(([, value]) => value)
  const [, root] = / data-kit-tabs="([^"]*)"/.exec(html)!
  assert.deepEqual(list('tab'), root ? [root] : [])
  assert.deepEqual(list('panel'), root ? [root] : [])
  return root
}

test('shows the first tab, unless the value names another that exists and is enabled', async () => {
  assert.equal(await show(tabs()), 'a')
  assert.equal(await show(tabs('value="b"')), 'b')
  assert.equal(await show(tabs('value="x"')), 'a')
  assert.equal(await show(tabs(':value="null"')), 'a')
  const disabled = tab('a', 'disabled') + panel('a') + tab('b') + panel('b')
  assert.equal(await show(tabs('', disabled)), 'b')
  assert.equal(await show(tabs('value="a"', disabled)), 'b')
  assert.equal(await show(tabs('', tab('a', 'disabled'))), '')
})

test('prefers the query string to the value', async () => {
  assert.equal(await show(tabs('param="t" value="b"'), { t: 'c' }), 'c')
  assert.equal(await show(tabs('param="t" value="b"'), { t: 'x' }), 'b')
  assert.equal(await show(tabs('param="t"'), { t: ['c'] }), 'a')
  assert.equal(await show(tabs('value="b"'), { t: 'c' }), 'b')
})

test('shows the panel with an error first, preferably the selected one', async () => {
  const field = '<x-kit::input label="F" name="f" error="No." />'
  const good = '<x-kit::input label="F" name="g" value=\'aria-invalid="true"\' />'
  const slot = tab('a') + tab('b') + tab('c')
  const slotOf = (a: string, b: string, c: string) =>
    slot + panel('a', a) + panel('b', b) + panel('c', c)
  assert.equal(await show(tabs('', slotOf('', field, ''))), 'b')
  assert.equal(await show(tabs('', slotOf('', field, field))), 'b')
  assert.equal(await show(tabs('value="c"', slotOf('', field, field))), 'c')
  assert.equal(await show(tabs('param="t"', slotOf('', field, '')), { t: 'c' }), 'b')
  assert.equal(await show(tabs('', slotOf('', good, ''))), 'a')
})

test('links every tab to its panel', async () => {
  const html = await edge.renderRaw(
    tabs('id="x"', tab('+1') + panel('+1') + tab('-1', 'id="t"') + panel('-1', 'p', 'id="p"')),
  )
  assert.match(html, / id="x__-1__tab" href="#x__-1"/)
  assert.match(html, /<section [^>]* id="x__-1"/)
  assert.match(html, /<a (?=[^>]* id="t")(?=[^>]* href="#p")/)
  assert.match(html, /<section [^>]* id="p"/)
})

test('gives values that become the same id different ids', async () => {
  const values = ['+1', '-1', '1', '%1']
  const html = await edge.renderRaw(
    tabs('', values.map((value) => tab(value) + panel(value)).join('')),
  )
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  assert.equal(ids.length, 9)
  assert.equal(new Set(ids).size, 9)
})

test('uses the text of a tab as the heading of its panel', async () => {
  const headings = async (slot: string) =>
    [...(await edge.renderRaw(tabs('', slot))).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(
      ([, text]) => text,
    )
  const of = (content: string, attributes = '') =>
    `<x-kit::tabs.tab value="a" ${attributes}>${content}</x-kit::tabs.tab>${panel('a')}`
  assert.deepEqual(await headings(of('A <x-kit::badge>3</x-kit::badge>')), ['A 3'])
  assert.deepEqual(await headings(of("{{ '<b>' }}")), ['&lt;b&gt;'])
  assert.deepEqual(await headings(of('', 'icon="x" label="<b> & c"')), ['&lt;b&gt; &amp; c'])
})

test('rejects a tab without text or label', async () => {
  const alone = (more: string) => tabs('', `\n<x-kit::tabs.tab value="a" ${more} />${panel('a')}`)
  await assert.rejects(edge.renderRaw(alone('icon="x"')), {
    code: 'E_INVALID_PROP',
    line: 2,
    message: /: Missing prop "label": a tab without text needs a name$/,
  })
  assert.match(await production.renderRaw(alone('icon="x"')), /<a [^>]*>\s*<svg/)
  for (const name of ['label="A"', 'aria-label="A"']) {
    assert.match(await edge.renderRaw(alone(`icon="x" ${name}`)), / aria-label="A"/)
  }
  assert.match(await edge.renderRaw(alone('icon="x" aria-labelledby="a"')), / aria-labelledby="a"/)
})

for (const [what, slot, line, message] of [
  ['a tab without panel', tab('a'), 1, /: Missing <x-kit::tabs\.panel value="a">/],
  ['a panel without tab', panel('a'), 1, /: Missing <x-kit::tabs\.tab value="a">/],
  ['two tabs of one value', `${parts}\n${tab('a')}`, 2, /: There is already a tab/],
  ['two panels of one value', `${parts}\n${panel('a')}`, 2, /: There is already a panel/],
] as const) {
  test(`rejects ${what} at the line of the tag, and renders the page in production`, async () => {
    await assert.rejects(edge.renderRaw(tabs('', slot)), { code: 'E_INVALID_PROP', line, message })
    const html = await production.renderRaw(tabs('', slot))
    assert.match(html, /<\/nav>/)
    assert.doesNotMatch(html, /null|undefined/)
  })
}

test('joins each sub-component to the nearest tabs', async () => {
  const inner = tabs('id="i"', tab('x') + panel('x'))
  const html = await edge.renderRaw(tabs('id="o"', tab('a') + panel('a', inner)))
  assert.match(html, /href="#i__x"/)
  assert.match(html, /href="#o__a"/)
  assert.equal(html.match(/data-kit-tab="/g)?.length, 2)
})
