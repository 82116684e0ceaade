import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import { makeProject } from '../mcp/make-project.ts'
import { startServer } from './start-server.ts'

const project = makeProject('lsp-calls')
const views = join(project.folder, 'resources/views')
rmSync(views, { recursive: true })
writeFileSync(
  project.config,
  "export default { components: { namespace: 'app', directory: 'resources/views/components' } }\n",
)
const toUri = (file: string) => pathToFileURL(join(views, file)).href
const { client, end } = await startServer(project, {
  capabilities: {
    workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } },
  },
})
after(end)

const row = '@props({\n  /** Number of the invoice. */\n  number: "",\n})\n<li>{{ number }}</li>\n'
type Files = Record<string, string>
const templates: Files = {
  'components/invoice-row.edge': row,
  'components/layout.edge': '{{{ await $slots.main() }}}\n',
}

type Range = Record<'start' | 'end', { line: number; character: number }>
type Edit = { range: Range; newText: string }
type Renamed = {
  changes?: Record<string, Edit[]>
  documentChanges?: {
    textDocument?: { uri: string }
    edits?: Edit[]
    oldUri?: string
    newUri?: string
  }[]
}

/** Writes the templates, the first with `|` at the cursor, and returns what a client asks there. */
async function open(marked: string, others: Files = {}) {
  rmSync(views, { recursive: true, force: true })
  const files: Files = { ...templates, ...others, 'page.edge': marked.replace('|', '') }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(views, file)), { recursive: true })
    writeFileSync(join(views, file), text)
  }
  const before = marked.slice(0, marked.indexOf('|')).split('\n')
  const position = { line: before.length - 1, character: before.at(-1)!.length }
  const uri = toUri('page.edge')
  const textDocument = { uri, languageId: 'edge', version: 1, text: files['page.edge']! }
  await client.sendNotification('textDocument/didClose', { textDocument })
  await client.sendNotification('textDocument/didOpen', { textDocument })
  const ask = <T>(method: string, more = {}): Promise<T> =>
    client.sendRequest(`textDocument/${method}`, { textDocument: { uri }, position, ...more })
  /** Returns the templates that a rename changes, and the files that it moves. */
  const rename = async (newName: string) => {
    const { changes, documentChanges } = await ask<Renamed>('rename', { newName })
    const edits = Object.entries(changes ?? {}).concat(
      (documentChanges ?? []).flatMap(({ textDocument, edits }): [string, Edit[]][] =>
        textDocument ? [[textDocument.uri, edits!]] : [],
      ),
    )
    const changed = Object.entries(files).flatMap(([file, text]) => {
      const found = edits.find(([uri]) => uri === toUri(file))
      return found ? [[file, apply(text, found[1])]] : []
    })
    return Object.fromEntries(changed) as Files
  }
  const references = async () => {
    const context = { includeDeclaration: false }
    const found = await ask<{ uri: string; range: Range }[]>('references', { context })
    const toText = ({ uri, range }: (typeof found)[number]) => {
      const [file, text] = Object.entries(files).find(([file]) => toUri(file) === uri)!
      return `${file} ${text.split('\n')[range.start.line]!.slice(range.start.character, range.end.character)}`
    }
    return found.map(toText).sort()
  }
  return { ask, rename, references }
}

function apply(text: string, edits: Edit[]): string {
  const toOffset = ({ line, character }: Range['start']) =>
    text.split('\n', line).reduce((sum, { length }) => sum + length + 1, character)
  const sorted = edits.toSorted((a, b) => toOffset(b.range.start) - toOffset(a.range.start))
  return sorted.reduce(
    (changed, { range: { start, end }, newText }) =>
      changed.slice(0, toOffset(start)) + newText + changed.slice(toOffset(end)),
    text,
  )
}

const calls = `@layout({ title: 'A' })
<x-app::invoice-row number="7" />
  @!app.invoiceRow({ number: '9' })
@app.invoiceRow({
  'number': '10 (ten)',
})
<p>Text</p>
@endapp.invoiceRow
@!invoiceRow({ number })
@component('components/invoice-row', { number: total })
@end
@!component("app::invoice-row", { number: 1 })
@include('components/invoice-row')
{{-- @!app.invoiceRow({ number: '11' })
@!app.invoiceRow({ number: '12' }) --}}
@@app.invoiceRow({ number: '13' })
@!app.invoiceRowTotal({ number: '14' })
@end
`
const renamedComponent = calls
  .replace('x-app::invoice-row', 'x-app::bill')
  .replace("@!app.invoiceRow({ number: '9", "@!app.bill({ number: '9")
  .replace('@app.invoiceRow({\n', '@app.bill({\n')
  .replace('@endapp.invoiceRow', '@endapp.bill')
  .replace('@!invoiceRow(', '@!bill(')
  .replaceAll("'components/invoice-row'", "'components/bill'")
  .replace('app::invoice-row"', 'app::bill"')
const renamedProp = calls
  .replace('number="7"', 'bill-number="7"')
  .replace("number: '9'", "billNumber: '9'")
  .replace("'number': '10", "billNumber: '10")
  .replace('@!invoiceRow({ number })', '@!invoiceRow({ billNumber: number })')
  .replace('number: total', 'billNumber: total')
  .replace('number: 1 ', 'billNumber: 1 ')

const withCursor = (at: string) => calls.replace(at, at.replace(/^(.)/, '$1|'))

test('renames a component of your own in all calls', async () => {
  const { rename } = await open(withCursor('x-app::invoice-row'))
  assert.deepEqual(await rename('bill'), { 'page.edge': renamedComponent })
})

test('renames a component of your own from a call', async () => {
  for (const at of ["app.invoiceRow({ number: '9", 'invoiceRow({ number })', 'app::invoice-row"']) {
    const { ask, rename } = await open(withCursor(at))
    const { placeholder } = await ask<{ placeholder: string }>('prepareRename')
    assert.equal(placeholder, 'invoice-row')
    assert.deepEqual(await rename('bill'), { 'page.edge': renamedComponent })
  }
})

test('renames a layout in the calls of Edge', async () => {
  const others = { 'pages/b.edge': "@layout({ title: 'B' })\n@end\n" }
  const { rename } = await open('<x-app::lay|out></x-app::layout>\n', others)
  assert.deepEqual(await rename('main-layout'), {
    'page.edge': '<x-app::main-layout></x-app::main-layout>\n',
    'pages/b.edge': "@mainLayout({ title: 'B' })\n@end\n",
  })
})

test('refuses to rename a component if a call could not have the name', async () => {
  const others = { 'pages/b.edge': '<p>\n@!app.invoiceRow()\n</p>\n' }
  const { rename } = await open('<x-app::invoice|-row />\n', others)
  await assert.rejects(rename('bill2'), {
    message:
      'Cannot rename <x-app::invoice-row> to "bill2", because `resources/views/pages/b.edge:2` calls it as `@app.invoiceRow`, and the name of a call has only letters and underscores. Choose another name.',
  })
  const layout = await open("<x-app::lay|out />\n@layout({ a: 'b' })\n@end\n")
  await assert.rejects(layout.rename('unless'), {
    message: /^Cannot rename <x-app::layout> to "unless", because `resources\/views\/page.edge:2` /,
  })
})

test('renames a prop in all calls', async () => {
  for (const at of ['number="7"', "number: '9'", 'number: total']) {
    const { rename } = await open(withCursor(at))
    const changed = await rename('billNumber')
    assert.equal(changed['page.edge'], renamedProp)
    assert.match(changed['components/invoice-row.edge']!, /billNumber: "".*\{\{ billNumber \}\}/s)
  }
})

test('renames a prop that a component passes to itself', async () => {
  const { rename } = await open('<x-app::invoice-row num|ber="1" />\n', {
    'components/invoice-row.edge': `${row}@!app.invoiceRow({ number })\n@!app.invoiceRow({ number: number })\n`,
  })
  const changed = await rename('bill')
  assert.match(
    changed['components/invoice-row.edge']!,
    /\n@!app.invoiceRow\(\{ bill \}\)\n@!app.invoiceRow\(\{ bill: bill \}\)\n$/,
  )
})

test('refuses to rename a prop if a call passes it where it cannot be seen', async () => {
  const refused: [call: string, reason: RegExp][] = [
    ['@!app.invoiceRow(row)', /may pass it in a variable/],
    ['@!app.invoiceRow({ ...row })', /may pass it in a variable/],
    ['@!app.invoiceRow({ number: )', /has a syntax error/],
    ["@!component(a ? 'components/invoice-row' : b, { number: 1 })", /chooses its component/],
  ]
  for (const [call, reason] of refused) {
    const others = { 'pages/b.edge': `<p>\n${call}\n</p>\n` }
    const { rename } = await open('<x-app::invoice-row num|ber="1" />\n', others)
    const start = 'Cannot rename "number", because `resources/views/pages/b.edge:2` '
    await assert.rejects(rename('bill'), ({ message }: Error) => {
      assert.ok(message.startsWith(start), message)
      assert.match(message, reason)
      return true
    })
  }
  const { rename } = await open('<x-app::invoice-row num|ber="1" />\n', {
    'pages/b.edge': '@!app.invoiceRow({ ...row, number: 1 })\n',
  })
  const changed = await rename('bill')
  assert.equal(changed['pages/b.edge'], '@!app.invoiceRow({ ...row, bill: 1 })\n')
})

test('renames in the templates of components outside of the views', async () => {
  const others = join(project.folder, 'resources/own')
  mkdirSync(others)
  writeFileSync(join(others, 'invoice-row.edge'), row)
  writeFileSync(
    join(others, 'list.edge'),
    '<x-app::invoice-row number="1" />\n@!app.invoiceRow()\n',
  )
  const before = readFileSync(project.config, 'utf8')
  writeFileSync(project.config, before.replace('resources/views/components', 'resources/own'))
  const list = pathToFileURL(join(others, 'list.edge')).href
  const component = await open('<x-app::invoice|-row />\n')
  const { documentChanges } = await component.ask<Renamed>('rename', { newName: 'bill' })
  const found = documentChanges!.find(({ textDocument }) => textDocument?.uri === list)
  assert.deepEqual(
    found?.edits!.map(({ newText }) => newText),
    ['x-app::bill', 'app.bill'],
  )
  const prop = await open('<x-app::invoice-row num|ber="2" />\n')
  const { changes } = await prop.ask<Renamed>('rename', { newName: 'count' })
  assert.deepEqual(
    changes![list]!.map(({ newText }) => newText),
    ['count'],
  )
  writeFileSync(project.config, before)
})

test('finds references in calls, from tags and calls', async () => {
  const paths = ['app::invoice-row', 'components/invoice-row', 'components/invoice-row']
  const names = ['app.invoiceRow', 'app.invoiceRow', 'invoiceRow', 'x-app::invoice-row']
  const expected = [...paths, ...names].map((name) => `page.edge ${name}`).sort()
  for (const at of [
    'x-app::invoice-row',
    "app.invoiceRow({ number: '9",
    "components/invoice-row')",
  ]) {
    const { references } = await open(withCursor(at))
    assert.deepEqual(await references(), expected)
  }
  const { references } = await open("@lay|out({ title: 'A' })\n@end\n", {
    'b.edge': '<x-app::layout />',
  })
  assert.deepEqual(await references(), ['b.edge x-app::layout', 'page.edge layout'])
})

test('finds references of components that are no tags', async () => {
  const config = "export default { components: { namespace: 'app', directory: 'resources/own' } }\n"
  writeFileSync(project.config, config)
  const { references } = await open("@lay|out({ title: 'A' })\n@end\n", {
    'b.edge': "@component('components/layout')\n@end\n",
  })
  assert.deepEqual(await references(), ['b.edge components/layout', 'page.edge layout'])
  writeFileSync(project.config, config.replace('resources/own', 'resources/views/components'))
})

test('lists an element with two tags as one reference', async () => {
  const { references } = await open('<x-kit::ca|rd>Text</x-kit::card>\n@kit.card()\n@end\n')
  assert.deepEqual(await references(), ['page.edge kit.card', 'page.edge x-kit::card'])
})

test('documents calls and their props, and goes to their templates', async () => {
  type Hover = { contents: { value: string }; range: Range } | null
  const hover = async (marked: string) =>
    (await (await open(marked)).ask<Hover>('hover'))?.contents.value
  assert.match((await hover('@!kit.but|ton({ variant: "solid" })\n'))!, /Triggers an action/)
  assert.match((await hover('@!kit.button({ var|iant: "solid" })\n'))!, /`variant`: /)
  assert.match((await hover('@!app.invoice|Row({ number: 1 })\n'))!, /`<x-app::invoice-row>`/)
  assert.match((await hover("@!component('app::invoice|-row', { number: 1 })\n"))!, /invoice-row/)
  assert.match((await hover("@!component('app::invoice-row', { num|ber: 1 })\n"))!, /Number of the/)
  assert.equal(await hover('@!app.go|ne()\n'), undefined)
  const target = async (marked: string) =>
    (await (await open(marked)).ask<{ uri: string } | null>('definition'))?.uri
  assert.match((await target('@!kit.but|ton()\n'))!, /build\/components\/button\.edge$/)
  assert.match((await target('@!app.invoice|Row()\n'))!, /components\/invoice-row\.edge$/)
  assert.equal(await target('@!app.go|ne()\n'), undefined)
})
