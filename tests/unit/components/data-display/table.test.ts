import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const column = (attributes: string, inner = '') =>
  `<x-kit::table.column ${attributes}>${inner}</x-kit::table.column>`
const table = (attributes: string, ...inner: string[]) =>
  `<x-kit::table caption="T" ${attributes}>${inner.join('\n')}</x-kit::table>`

const bulk = '<x-kit::table.bulk action="/a"><button>Go</button></x-kit::table.bulk>'

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

test('marks a cell without content, also of a slot, but not of a column of actions', async () => {
  const cell = '<x-slot:cell let="row">\n@if(row.b)\n<b>{{ row.b }}</b>\n@end\n</x-slot>'
  const html = await render(
    table(
      ':rows="[{ a: 1, b: 2 }, { a: null }]"',
      column('name="a" label="A"'),
      column('label="B"', cell),
      column('label="C" hide-label', cell),
    ),
  )
  const blanks = [...html.matchAll(/<td data-kit-part="cell"( data-blank="")?>/g)]
  assert.deepEqual(
    blanks.map(([, blank]) => Boolean(blank)),
    [false, false, false, true, true, false],
  )
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

/** Renders one column of one row, and returns the text and the attributes of its cell. */
async function renderCell(value: unknown, format: string, { attributes = '', i18n = {} } = {}) {
  const template = table(`:rows="rows" ${attributes}`, column(`name="a" label="A" ${format}`))
  const html = await edge
    .createRenderer()
    .share({ i18n })
    .renderRaw(template, { rows: [{ a: value }] })
  const [, content] = /<td data-kit-part="cell"[^>]*>(.*?)<\/td>/.exec(html)!
  return content!.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('writes values in the locale, time zone and currency of the table', async () => {
  const attributes = 'locale="en-GB" zone="UTC" currency="EUR"'
  for (const [value, format, content] of [
    [1204.5, 'number', '<bdi>1,204.5</bdi>'],
    ['1204.50', 'currency', '<bdi>€1,204.50</bdi>'],
    // More digits than a number has.
    ['90071992547409931.25', 'currency', '<bdi>€90,071,992,547,409,931.25</bdi>'],
    [{ toString: () => '2.5' }, 'number', '<bdi>2.5</bdi>'],
    [10n ** 20n, 'number', '<bdi>100,000,000,000,000,000,000</bdi>'],
    [-0.255, 'percent', '<bdi>-26%</bdi>'],
    [0, 'number', '<bdi>0</bdi>'],
    [1772357400000, 'date', '<time datetime="2026-03-01T09:30:00.000Z">1 Mar 2026</time>'],
    ['2026-03-01', 'datetime', '<time datetime="2026-03-01">1 Mar 2026</time>'],
    [new Date(1772357400000), 'time', '<time datetime="2026-03-01T09:30:00.000Z">09:30</time>'],
    [true, 'boolean', 'Yes'],
    ['0', 'boolean', 'No'],
    [0n, 'boolean', 'No'],
  ] as const) {
    assert.equal(await renderCell(value, `format="${format}"`, { attributes }), content)
  }
  for (const value of [null, undefined, '']) {
    for (const format of ['number', 'date', 'relative', 'boolean', 'currency']) {
      assert.equal(await renderCell(value, `format="${format}"`, { attributes }), '')
    }
  }
})

test('writes values in the language of the request, and lets a column choose the currency', async () => {
  const options = { i18n: { locale: 'de' } }
  assert.equal(await renderCell(0.5, 'format="number"', options), '<bdi>0,5</bdi>')
  const yen = await renderCell(5, 'format="currency" currency="jpy"', {
    ...options,
    attributes: 'currency="EUR"',
  })
  assert.equal(yen, '<bdi>5 ¥</bdi>')
})

test('writes how long ago a time was, with the date as its title', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: 1772357400000 })
  const cell = await renderCell(1772357400000 - 7_200_000, 'format="relative"', {
    attributes: 'zone="UTC"',
  })
  assert.equal(
    cell,
    '<time datetime="2026-03-01T07:30:00.000Z" title="Mar 1, 2026, 7:30 AM">2 hours ago</time>',
  )
})

test('names the column and the value that does not fit its format, and shows it in production', async () => {
  for (const [value, format, shown] of [
    ['a<b', 'number', 'a&lt;b'],
    [NaN, 'currency', 'NaN'],
    [true, 'percent', 'true'],
    [[1], 'number', ''],
    [Object.create(null), 'number', ''],
    ['soon', 'date', 'soon'],
    ['2026-02-30', 'relative', '2026-02-30'],
    ['maybe', 'boolean', 'maybe'],
    [{}, 'boolean', ''],
  ] as const) {
    const template = table(
      ':rows="rows" currency="EUR"',
      column(`name="a" label="A" format="${format}"`),
    )
    await assert.rejects(render(template, { rows: [{ a: value }] }), {
      message: new RegExp(`: Column "a" contains .* Its format "${format}" expects `),
    })
    const html = await production.renderRaw(template, { rows: [{ a: value }] })
    assert.deepEqual(listCells(html), [shown])
  }
})

/** Returns the name, value and state of each checkbox of a row. */
function listBoxes(html: string) {
  return [...html.matchAll(/<input [^>]*data-kit-select-row="".*?>/g)].map(([box]) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(box)?.[1]
    return [read('aria-label'), read('name'), read('value'), / checked/.test(box), read('form')]
  })
}

test('names the checkbox of a row after its row header, or else after its first text', async () => {
  const rows = [{ id: 1, a: 'A$&', b: '"B"' }, { id: 0 }]
  const cell = '<x-slot:cell let="row">{{ row.b }}</x-slot>'
  for (const [columns, ...names] of [
    [[column('name="a" label="A"'), column('name="b" label="B" row-header')], '&quot;B&quot;', '0'],
    [[column('label="B" row-header', cell), column('name="a" label="A"')], 'A$&amp;', '0'],
    [[column('label="B"', cell)], '1', '0'],
  ] as const) {
    const html = await render(table(':rows="rows" selectable', ...columns), { rows })
    assert.deepEqual(
      listBoxes(html),
      names.map((name, index) => [`Select ${name}`, 'ids[]', String(1 - index), false, undefined]),
    )
  }
})

test('gives rows with a box, or in a table with an id, ids that identify them', async () => {
  const rows = [{ id: 7 }, { id: 'a b"' }, { id: null }]
  const list = async (template: string) =>
    [...(await render(template, { rows })).matchAll(/<tr [^>]*?\bid="([^"]*)"/g)].map(
      ([, id]) => id,
    )
  const columns = ':columns="[`id`]"'
  assert.deepEqual(await list(table(`:rows="rows" ${columns}`)), [])
  const ids = ['members__7', 'members__a-b&quot;']
  assert.deepEqual(await list(table(`id="members" :rows="rows" ${columns}`)), ids)
  const own = '<x-kit::table.row value="7"><td>A</td></x-kit::table.row>'
  assert.deepEqual(await list(table('id="members"', own)), ['members__7'])
  assert.deepEqual(await list(table('id="members"', own.replace('value', 'id="x" value'))), ['x'])
  assert.deepEqual(await list(table('', own)), [])
  const selectable = own.replace('value', 'label="A" value')
  assert.deepEqual(await list(table('selectable', selectable)), ['T__7'])
  assert.deepEqual(await list(table(`:rows="[{ id: 7 }]" ${columns}`, bulk)), ['T__7'])
})

test('selects the given rows, or those of the failed submission', async () => {
  const template = table(
    ':rows="[{ id: 1 }, { id: 2 }]" :columns="[`id`]" selectable :selected="[2]"',
    bulk,
  )
  const selected = (html: string) => listBoxes(html).map(([, , , isSelected]) => isSelected)
  assert.deepEqual(selected(await render(template)), [false, true])
  const old = (path: string) => (path === 'ids' ? ['1'] : undefined)
  const html = await edge.createRenderer().share({ old }).renderRaw(template)
  assert.deepEqual(selected(html), [true, false])
})

test('connects the checkboxes with the form of the bar, also in rows that the page writes', async () => {
  const row = '<x-kit::table.row value="1" label="A" selected><td>A</td></x-kit::table.row>'
  for (const template of [
    table(':rows="[{ id: 1, a: `A` }]" :columns="[`a`]" selectable :selected="[1]"', bulk),
    table('', bulk, column('label="A"'), row),
  ]) {
    const html = await render(template)
    assert.deepEqual(listBoxes(html), [['Select A', 'ids[]', '1', true, 'T-bulk']])
    assert.match(html, /<form [^>]*id="T-bulk" action="\/a" method="post"/)
    assert.match(html, /<input [^>]*data-kit-select-rows="" type="checkbox" form="T-bulk"/)
    // The rows can contain forms of their own.
    assert.ok(html.indexOf('<form') > html.indexOf('</table>'))
    assert.equal(edge.renderRawSync(template), await edge.renderRaw(template))
  }
})

test('offers to clear the filters if one has a value, and keeps the other parameters', async () => {
  const template = table(`:rows="[]" :columns="['a']" :filters="['q', 'tag']" empty="Nothing yet"`)
  for (const [address, reset] of [
    ['/list?q=&page=2&sort=a', null],
    ['/list?q=+&x=1', null],
    ['/list?q=adx&page=2&sort=-a&x=1%26', '?sort=-a&amp;x=1%26'],
    ['/list?tag[]=a&tag[]=b', '?'],
  ] as const) {
    const html = await render(template, {}, address)
    assert.equal(/<a [^>]*href="([^"]*)">Clear filters/.exec(html)?.[1] ?? null, reset)
    assert.equal(html.includes('Nothing yet'), reset === null)
  }
  const unnamed = table(`:rows="[]" :columns="['a']" filtered`)
  assert.match(await render(unnamed, {}, '/?q=a&sort=b'), /href="\?sort=b">Clear filters/)
})

test('sets the roles of a stacked table, and the label of each cell', async () => {
  const html = await render(
    table(
      ':rows="[{ id: 1, a: 1, b: 2 }]" stacked selectable',
      column('name="a" label="A" row-header'),
      column('name="b" label="<B>"'),
      column('name="b" label="C" hide-label'),
    ),
  )
  const tags = html.match(/<(?:table|thead|tbody|tr|th|td)\b[^>]*>/g)!
  assert.deepEqual(
    tags.map((tag) => / role="(\w+)"/.exec(tag)?.[1]),
    `table rowgroup row ${'columnheader '.repeat(4)}rowgroup row cell rowheader cell cell`.split(
      ' ',
    ),
  )
  assert.deepEqual(
    tags.flatMap((tag) => / data-label="([^"]*)"/.exec(tag)?.[1] ?? []),
    ['&lt;B&gt;'],
  )
})

test('reads each value of 10,000 rows a fixed number of times, with one format per column', async (context) => {
  const { NumberFormat } = Intl
  const created = context.mock.method(Intl, 'NumberFormat', function (...given: []) {
    return new NumberFormat(...given)
  })
  const template = table(
    ':rows="rows" selectable stacked currency="CHF" locale="de-CH" :row-href="(row) => `/${row.id}`"',
    bulk,
    column('name="id" label="Id" row-header'),
    column('name="amount" label="Amount" format="currency"'),
  )
  const count = async (size: number) => {
    let reads = 0
    const rows = Array.from({ length: size }, (_, index) => ({
      id: index + 1,
      get amount() {
        reads += 1
        return index
      },
    }))
    const html = await render(template, { rows })
    assert.equal(listBoxes(html).length, size)
    assert.equal(html.match(/<tr/g)!.length, size + 1)
    return { reads, length: html.length }
  }
  const small = await count(100)
  const large = await count(10_000)
  assert.equal(large.reads, small.reads * 100)
  assert.ok(large.length < small.length * 110, `${large.length} characters`)
  assert.equal(created.mock.callCount(), 1)
})

test('rejects contradictory props of a table at its tag, and renders it in production', async () => {
  for (const [template, line, message] of [
    [`\n${table(':rows="[{ a: 1 }]"')}`, 2, /: Missing prop "columns"/],
    [table('', '', column('name="a"')), 2, /: Missing prop "label": a column needs a header/],
    [table('', '', column('label="A" sortable')), 2, /: Missing prop "name": a sortable column/],
    [table(':rows="[]"', '', column('label="A"')), 2, /: Missing prop "name": the cells show/],
    [table('locale="xx-XX"', column('label="A"')), 1, /: Invalid value for prop "locale"/],
    [table('zone="Mars/Crater"', column('label="A"')), 1, /: Invalid value for prop "zone"/],
    [table('', '', column('label="A" format="currency"')), 2, /: Missing prop "currency"/],
    ...['EURO', 'EUX'].map((code): [string, number, RegExp] => [
      table('', '', column(`label="A" format="currency" currency="${code}"`)),
      2,
      /: Invalid value for prop "currency". Expected a code of ISO 4217/,
    ]),
    [
      table('', '', column('label="A" format="number" :format-options="{ style: `x` }"')),
      2,
      /: Invalid value for prop "formatOptions"/,
    ],
    [
      table('', '', column('label="A" format="date" :format-options="{ dateStyle: `x` }"')),
      2,
      /: Invalid value for prop "formatOptions"/,
    ],
    [
      table(
        ':rows="[{ a: 1 }]" :row-href="() => `javascript:alert(1)`"',
        column('name="a" label="A"'),
      ),
      1,
      /: Invalid value for prop "href"/,
    ],
    [
      table(':rows="[{ id: 1, a: 1 }, { a: 1 }]" selectable', column('name="a" label="A"')),
      1,
      /: Row 2 has no "id"/,
    ],
    [table('stacked', '', column('', '<b>A</b>')), 2, /: Missing prop "label": a stacked table/],
    [
      table(
        'selectable',
        '<x-kit::table.row value="1" label="A"><td>A</td></x-kit::table.row>',
        bulk,
      ),
      2,
      /: Put one bar into the main slot of its table, before the rows/,
    ],
    [table('', '', bulk, bulk), 3, /: Put one bar into the main slot/],
    [
      table('selectable', '', '<x-kit::table.row value="1"><td>A</td></x-kit::table.row>'),
      2,
      /: Missing prop "label": a row of a selectable table/,
    ],
    [
      table('', '', '<x-kit::table.row linked><td>A</td></x-kit::table.row>'),
      2,
      /: A linked row needs a link in its cells/,
    ],
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
  ] as const) {
    await assert.rejects(render(template), { code: 'E_INVALID_PROP', line, message })
    const html = await production.renderRaw(template)
    assert.match(html, / data-kit="table/)
    assert.doesNotMatch(html, /undefined|\[object/)
  }
})
