import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { createProductionRenderer } from './create-production-renderer.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const production = await createProductionRenderer()

const column = (attributes: string, inner = '') =>
  `<x-kit::table.column ${attributes}>${inner}</x-kit::table.column>`
const table = (attributes: string, ...inner: string[]) =>
  `<x-kit::table caption="T" ${attributes}>${inner.join('\n')}</x-kit::table>`

/** Renders a table for a request to this URL, in an application with one route. */
function render(template: string, state: object = {}, address = '/list') {
  const url = (withQuery: boolean) => (withQuery ? address : address.split('?')[0])
  const urlFor = (route: string, params: unknown, options?: { qs: { by: string } }) =>
    `/${route}/${String(params)}?by=${options?.qs.by}`
  return edge.createRenderer().share({ request: { url }, urlFor }).renderRaw(template, state)
}

/** Returns the texts of the cells that are rendered from rows. */
function listCells(html: string): string[] {
  return [...html.matchAll(/<t[dh] data-kit-part="cell"[^>]*>(.*?)<\/t[dh]>/g)].map(
    ([, text]) => text!,
  )
}

/** Returns the sort order and the link of each header. */
function listHeads(html: string): (string | undefined)[][] {
  return [...html.matchAll(/<th [^>]*scope="col"([^>]*)>(?:<a [^>]*href="([^"]*)")?/g)].map(
    ([, attributes, href]) => [/aria-sort="(\w+)"/.exec(attributes!)?.[1], href],
  )
}

test('shows a readable text in a cell, and nothing for a missing value', async () => {
  const day = new Date(2030, 0, 5)
  for (const [value, text] of [
    ['a <b>', 'a &lt;b&gt;'],
    [0, '0'],
    [12n, '12'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [day, '2030-01-05'],
    [{ toISO: () => '2030-01-05T09:30:00.000' }, '2030-01-05'],
    [['a', 2], 'a, 2'],
    [[], ''],
    [edge.globals.html.safe('<b>a</b>'), '<b>a</b>'],
  ] as const) {
    const html = await render(table(':rows="rows"', column('name="a" label="A"')), {
      rows: [{ a: value }],
    })
    assert.deepEqual(listCells(html), [text])
  }
})

test('reads a name as a key or a path, also into computed properties', async () => {
  class Invoice {
    readonly author = { name: 'Ada' }
    'a.b' = 'key'
    get total() {
      return 7
    }
  }
  const names = [
    'total',
    'author.name',
    'a.b',
    'author.name.x.y',
    'no.such',
    '__proto__.x',
    'constructor.name',
  ]
  const columns = names.map((name) => column(`name="${name}" label="A"`))
  const html = await render(table(':rows="rows"', ...columns), { rows: [new Invoice()] })
  assert.deepEqual(listCells(html), ['7', 'Ada', 'key', '', '', '', ''])
  const nothing = await render(table(':rows="rows"', column('name="a" label="A"')), {
    rows: [null, 'a', 1],
  })
  assert.deepEqual(listCells(nothing), ['', '', ''])
})

test('formats the value with the row, and escapes the result', async () => {
  const html = await render(
    table(
      ':rows="[{ a: 1, b: 2 }]"',
      column('name="a" label="A" :format="(value, row) => `<${value + row.b}>`"'),
    ),
  )
  assert.deepEqual(listCells(html), ['&lt;3&gt;'])
})

test('accepts a list, a set or a paginator as rows', async () => {
  const list = [{ a: 1 }, { a: 2 }]
  class Paginator extends Array<object> {
    all() {
      return list
    }
  }
  for (const rows of [list, new Set(list), { all: () => list }, Paginator.from(list)]) {
    const html = await render(table(':rows="rows"', column('name="a" label="A"')), { rows })
    assert.deepEqual(listCells(html), ['1', '2'])
  }
})

test('renders the slot of a column for each row, also in sync mode', async () => {
  const cell = (inner: string) => column('label="A"', `<x-slot:cell let="row">${inner}</x-slot>`)
  const template = table(':rows="rows"', cell('{{ row.a }}{{ x }}'), cell('-{{ row.a }}'))
  const state = { rows: [{ a: '<' }, { a: 2 }], x: '!' }
  const html = await edge.renderRaw(template, state)
  assert.deepEqual(listCells(html), ['&lt;!', '-&lt;', '2!', '-2'])
  assert.equal(edge.renderRawSync(template, state), html)
})

test('puts the columns of the prop before those of the slot, and checks both the same', async () => {
  const html = await render(
    table(':rows="[{ a: 1, b: 2, c: 3 }]" :columns="{ a: \'A\' }"', column('name="b" label="B"')),
  )
  assert.deepEqual(listCells(html), ['1', '2'])
  for (const columns of [`['a']`, `{ a: 'a' }`, `[{ name: 'a', label: 'a' }]`]) {
    const one = await render(table(`:rows="[{ a: 1 }]" :columns="${columns}"`))
    assert.deepEqual(listCells(one), ['1'], columns)
    assert.match(one, /<span class="kit-table-label">a</)
  }
  await assert.rejects(render(`\n${table(`:rows="[]" :columns="[{ name: 'a', algin: 'x' }]"`)}`), {
    code: 'E_INVALID_PROP',
    line: 2,
    message: /: Missing prop "label"/,
  })
  await assert.rejects(
    render(`\n${table(`:rows="[]" :columns="[{ name: 'a', label: 'A', align: 'left' }]"`)}`),
    { code: 'E_INVALID_PROP', line: 2, message: /: Invalid value "left" for prop "align"/ },
  )
})

const sortable = table(
  '',
  column('name="a" label="A" sortable'),
  column('name="b" label="B" sortable'),
)

test('links a sortable column to its order, and then to the reverse order', async () => {
  for (const [address, ...heads] of [
    ['/list', [undefined, '?sort=a'], [undefined, '?sort=b']],
    ['/list?sort=a', ['ascending', '?sort=-a'], [undefined, '?sort=b']],
    ['/list?sort=-a', ['descending', '?sort=a'], [undefined, '?sort=b']],
    ['/list?sort=c', [undefined, '?sort=a'], [undefined, '?sort=b']],
    [
      '/list?sort[]=a',
      [undefined, '?sort%5B%5D=a&amp;sort=a'],
      [undefined, '?sort%5B%5D=a&amp;sort=b'],
    ],
    [
      '/list?page=3&q=x%26y&t=1&t=2#f',
      [undefined, '?q=x%26y&amp;t=1&amp;t=2&amp;sort=a'],
      [undefined, '?q=x%26y&amp;t=1&amp;t=2&amp;sort=b'],
    ],
  ] as const) {
    assert.deepEqual(listHeads(await render(sortable, {}, address)), heads, address)
  }
})

test('prefers the order of the table to that of the URL, and the order of a column to both', async () => {
  const heads = async (attributes: string, ofColumn = '') =>
    listHeads(
      await render(
        table(attributes, column(`name="a" label="A" sortable ${ofColumn}`)),
        {},
        '/?by=a&sort=a',
      ),
    )[0]
  assert.deepEqual(await heads('sort="-a"'), ['descending', '?by=a&amp;sort=a'])
  assert.deepEqual(await heads('sort=""'), [undefined, '?by=a&amp;sort=a'])
  assert.deepEqual(await heads('sort-param="by"'), ['ascending', '?by=-a&amp;sort=a'])
  assert.deepEqual(await heads('', 'sort="desc"'), ['descending', '?by=a&amp;sort=a'])
})

test('makes a column with a URL sortable, but rejects a script URL', async () => {
  const head = async (attributes: string) =>
    listHeads(await render(table('', column(`label="A" ${attributes}`))))[0]
  assert.deepEqual(await head('href="/a?b" sort="asc"'), ['ascending', '/a?b'])
  const route = 'route="r" :route-params="[7]" :route-options="{ qs: { by: `a` } }"'
  assert.deepEqual(await head(route), [undefined, '/r/7?by=a'])
  assert.deepEqual(await head('name="a" sort="asc"'), [undefined, undefined])
  const script = table('', column('label="A" href="javascript:alert(1)"'))
  await assert.rejects(render(script), { message: /: Invalid value for prop "href"/ })
  assert.doesNotMatch(await production.renderRaw(script), /script:/)
})

test('renders sort links without a request, as in an email', async () => {
  assert.deepEqual(listHeads(await edge.renderRaw(sortable)), [
    [undefined, '?sort=a'],
    [undefined, '?sort=b'],
  ])
})

test('aligns handwritten rows by their columns, and rendered cells individually', async () => {
  const columns = ['', 'align="center"', 'align="end"', 'numeric', 'align="end"'].map(
    (attributes) => column(`name="a" label="A" ${attributes}`),
  )
  const own = await render(table('', ...columns, '<tr><td>1</td></tr>'))
  assert.match(own, /<table [^>]*data-center="2" data-end="3 5" data-numeric="4">/)
  const made = await render(table(':rows="[{ a: 1 }]"', ...columns))
  assert.match(made, /<table class="kit-table-grid" data-kit-part="table">/)
  assert.deepEqual(
    [...made.matchAll(/<td data-kit-part="cell"(?: data-align="(\w+)")?>/g)].map(
      ([, align]) => align,
    ),
    [undefined, 'center', 'end', 'numeric', 'end'],
  )
})

test('shows an empty message across all columns if there are no rows', async () => {
  for (const template of [
    table(':rows="[]" :columns="[`a`, `b`]"'),
    table('', column('label="A"'), column('label="B"'), '@each(row in [])\n<tr></tr>\n@end\n'),
  ]) {
    assert.match(
      await render(template),
      /<td class="kit-table-empty" colspan="2">Nothing here yet\.</,
    )
  }
  const own = table(':rows="[{ a: 1 }]" :columns="[`a`]"', '<x-slot:empty>No</x-slot>')
  assert.doesNotMatch(await render(own), /empty|No</)
})

test('rejects contradictory props of a table at its tag, and renders it in production', async () => {
  for (const [template, line, message] of [
    ['\n<x-kit::table><tr><td>B</td></tr></x-kit::table>', 2, /: Missing required prop "caption"/],
    [`\n${table(':rows="[{ a: 1 }]"')}`, 2, /: Missing prop "columns"/],
    [table(':rows="5"'), 1, /: Invalid value 5 for prop "rows"/],
    [table(':rows="{ a: 1 }"', column('name="a" label="A"')), 1, /: Invalid value for prop "rows"/],
    [table('', '', column('name="a"')), 2, /: Missing prop "label": a column needs a header/],
    [table('', '', column('label="A" sortable')), 2, /: Missing prop "name": a sortable column/],
    [table(':rows="[]"', '', column('label="A"')), 2, /: Missing prop "name": the cells show/],
    [table('', '', column('label="A" format="x"')), 2, /: Invalid value for prop "format"/],
    [
      table(':rows="[{ a: {} }]"', '', column('name="a" label="A"')),
      2,
      /: Column "a" contains an object/,
    ],
    [
      table('', '<x-slot:footer>', column('label="A"'), '</x-slot>'),
      2,
      /: Put a column in the main/,
    ],
    [`\n${column('label="A"')}`, 2, /: This sub-component belongs inside <x-kit::table>/],
  ] as const) {
    await assert.rejects(render(template), { code: 'E_INVALID_PROP', line, message })
    const html = await production.renderRaw(template)
    assert.match(html, / data-kit="table/)
    assert.doesNotMatch(html, /undefined|\[object/)
  }
})
