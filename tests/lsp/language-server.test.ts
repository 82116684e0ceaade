import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import { makeProject } from '../mcp/make-project.ts'
import { startServer } from './start-server.ts'

const project = makeProject('lsp')
const own = join(project.folder, 'resources/views/own')
mkdirSync(own)
writeFileSync(
  project.config,
  "console.log('noise')\nexport default { components: { namespace: 'app', directory: 'resources/views/own' } }\n",
)
writeFileSync(join(own, 'invoice-row.edge'), '@props({\n  /** Its tone. */\n  tone: "calm",\n})\n')
writeFileSync(join(project.folder, 'resources/views/pages/uses.edge'), '<x-app::invoice-row />\n')

const { server, client, end } = await startServer(project, {
  capabilities: {
    workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } },
    textDocument: { completion: { completionItem: { snippetSupport: true } } },
  },
})
after(end)
type Published = { uri: string; version: number; diagnostics: { message: string; code: string }[] }
const waiting = new Map<string, (published: Published) => void>()
client.onNotification('textDocument/publishDiagnostics', (published: Published) => {
  waiting.get(`${published.uri}#${published.version}`)?.(published)
})
let pages = 0
type Ask = <T>(method: string, more?: object) => Promise<T>
/** Opens a template with `|` at the cursor. Returns its URI and a function that sends requests. */
async function open(marked: string) {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const uri = pathToFileURL(join(project.folder, `resources/views/pages/p${pages++}.edge`)).href
  const published = new Promise<Published>((resolve) => waiting.set(`${uri}#1`, resolve))
  const textDocument = { uri, languageId: 'edge', version: 1, text }
  await client.sendNotification('textDocument/didOpen', { textDocument })
  const before = text.slice(0, Math.max(offset, 0)).split('\n')
  const position = { line: before.length - 1, character: before.at(-1)!.length }
  const ask: Ask = (method, more = {}) =>
    client.sendRequest(`textDocument/${method}`, { textDocument: { uri }, position, ...more })
  return { uri, text, published, ask }
}

async function complete(marked: string): Promise<string[]> {
  const { ask } = await open(marked)
  return (await ask<{ label: string }[]>('completion')).map(({ label }) => label)
}

const completions: [promise: string, template: string, labels: string[]][] = [
  ['tags', '<x-kit::but|', ['x-kit::button', 'x-app::invoice-row']],
  ['tags before other text', '<p>\n<|\n</p>', ['x-kit::card.header']],
  [
    'props in both forms',
    '<x-kit::button |>Save</x-kit::button>',
    ['variant', ':variant', ':href'],
  ],
  ['props of own components', '<x-app::invoice-row t|', ['tone']],
  ['values', '<x-kit::button variant="|">', ['solid', 'outline']],
  ['values of an expression', '<x-kit::button :variant="|">', ["'solid'"]],
  ['values in double braces', '<x-kit::button variant="{{ | }}">', ["'solid'"]],
  ['values in double braces that are not closed', '<x-kit::button variant="{{ \'s|">', ["'soft'"]],
  ['values of a boolean', '<x-kit::button loading="|">', ['true', 'false']],
  ['slots', '<x-kit::table>\n<x-slot name="|"></x-kit::table>', ['main', 'footer']],
  ['slots as tags', '<x-kit::table>\n<x-sl|\n</x-kit::table>', ['x-slot:footer']],
  ['icons', '<x-kit::icon name="tr|" />', ['trash']],
  ['the closing tag', '<x-kit::card><p></|', ['x-kit::card']],
]
for (const [promise, template, labels] of completions) {
  test(`completes ${promise}`, async () => {
    const found = await complete(template)
    for (const label of labels) assert.ok(found.includes(label), `${label} in ${found.join(' ')}`)
  })
}

test('replaces only what is written in double braces', async () => {
  const { ask } = await open(`<x-kit::button variant="{{ 's|' }}">`)
  type Found = {
    label: string
    textEdit: { range: Record<'start' | 'end', { character: number }> }
  }
  const items = await ask<Found[]>('completion')
  const { start, end } = items.find(({ label }) => label === "'soft'")!.textEdit.range
  assert.deepEqual([start.character, end.character], [27, 30])
})

test('completes no prop that is written already, and nothing outside of tags', async () => {
  assert.ok(!(await complete('<x-kit::button variant="solid" |>')).includes('variant'))
  assert.deepEqual(await complete('<p>Hello |</p>'), [])
  assert.deepEqual(await complete('<p class="|">'), [])
})

test('puts the cursor between the quotes of a prop only in editors that can, and renames no file in others', async () => {
  const template = '<x-kit::button v|>'
  const { ask } = await open(template)
  type Item = { label: string; insertTextFormat?: number; textEdit: { newText: string } }
  const find = (items: Item[]) => items.find(({ label }) => label === 'variant')!
  const { insertTextFormat, textEdit } = find(await ask<Item[]>('completion'))
  assert.deepEqual([insertTextFormat, textEdit.newText], [2, 'variant="$0"'])

  const plain = await startServer(project)
  try {
    const uri = pathToFileURL(join(project.folder, 'resources/views/pages/plain.edge')).href
    const text = '<x-app::invoice-row v><x-kit::button v>'
    const document = { uri, languageId: 'edge', version: 1, text }
    await plain.client.sendNotification('textDocument/didOpen', { textDocument: document })
    const at = (character: number) => ({ textDocument: { uri }, position: { line: 0, character } })
    const items = await plain.client.sendRequest<Item[]>('textDocument/completion', at(38))
    assert.equal(find(items).textEdit.newText, 'variant=""')
    assert.equal(find(items).insertTextFormat, undefined)
    await assert.rejects(
      plain.client.sendRequest('textDocument/rename', { ...at(10), newName: 'row' }),
      {
        message: /^Cannot rename <x-app::invoice-row>, expected an editor that can rename its file/,
      },
    )
  } finally {
    await plain.end()
  }
})

test('completes the names of routes', async () => {
  writeFileSync(
    join(project.folder, 'start/named.ts'),
    "router.get('/a', () => 1).as('posts.archive')\n",
  )
  assert.ok((await complete(`<a href="{{ route('posts.|') }}">`)).includes('posts.archive'))
})

type Hover = { contents: { value: string } }

test('documents tags and props', async () => {
  const tag = await (await open('<x-kit::but|ton>')).ask<Hover>('hover')
  assert.match(tag.contents.value, /Triggers an action.*\*\*Props\*\*/s)
  const prop = await (await open('<x-app::invoice-row to|ne="a">')).ask<Hover>('hover')
  assert.match(prop.contents.value, /Its tone\./)
  assert.equal(await (await open('<b>|</b>')).ask('hover'), null)
})

test('reports problems, with quick fixes', async () => {
  const { published, uri, ask } = await open('<x-kit::buton>Save</x-kit::buton>|')
  const { diagnostics } = await published
  assert.equal(diagnostics[0]!.code, 'unknown-component')
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 5 } }
  const [action] = await ask<[{ title: string; edit: { changes: Record<string, unknown[]> } }]>(
    'codeAction',
    { range, context: { diagnostics } },
  )
  assert.equal(action.title, 'Write button')
  assert.equal(action.edit.changes[uri]?.length, 2)
})

test('goes to components, own components and partials', async () => {
  const target = async (marked: string) =>
    (await (await open(marked)).ask<{ uri: string } | null>('definition'))?.uri
  assert.match((await target('<x-kit::card.hea|der />'))!, /build\/components\/card\/header\.edge$/)
  assert.match((await target('<x-app::invoice|-row />'))!, /views\/own\/invoice-row\.edge$/)
  assert.match((await target("@include('pages/us|es')"))!, /views\/pages\/uses\.edge$/)
  assert.equal(await target("@include('pages/go|ne')"), undefined)
  const components = join(project.folder, 'resources/views/components')
  mkdirSync(join(components, 'form'), { recursive: true })
  writeFileSync(join(components, 'layout.edge'), '')
  writeFileSync(join(components, 'form/app_field.edge'), '')
  assert.match((await target("@lay|out({ title: 'A' })"))!, /views\/components\/layout\.edge$/)
  assert.match((await target('@!form.app|Field()'))!, /components\/form\/app_field\.edge$/)
  assert.equal(await target('@form.go|ne()'), undefined)
})

test('finds references, and renames own components with their file', async () => {
  const { ask } = await open('<x-app::invoice|-row></x-app::invoice-row>')
  const references = await ask<{ uri: string }[]>('references', {
    context: { includeDeclaration: true },
  })
  assert.ok(references.some(({ uri }) => uri.endsWith('pages/uses.edge')))
  const { documentChanges } = await ask<{
    documentChanges: { newUri?: string; edits?: { newText: string }[] }[]
  }>('rename', { newName: 'bill-row' })
  assert.match(documentChanges.at(-1)!.newUri!, /views\/own\/bill-row\.edge$/)
  assert.equal(documentChanges[0]!.edits![0]!.newText, 'x-app::bill-row')
  await assert.rejects((await open('<x-kit::but|ton />')).ask('rename', { newName: 'a' }), {
    message: /^Cannot rename <x-kit::button>, expected a component of your application/,
  })
})

test('renames the props of own components in all tags and in the template', async () => {
  const { ask, uri } = await open('<x-app::invoice-row :to|ne="mood" /><x-kit::badge tone="a" />')
  type Range = { start: { character: number } }
  const prepared = await ask<{ range: Range; placeholder: string }>('prepareRename')
  assert.deepEqual([prepared.range.start.character, prepared.placeholder], [21, 'tone'])
  type Edits = Record<string, { range: Range; newText: string }[]>
  const { changes } = await ask<{ changes: Edits }>('rename', { newName: 'mood-color' })
  assert.deepEqual(
    changes[uri]!.map(({ range, newText }) => [range.start.character, newText]),
    [[21, 'mood-color']],
  )
  const template = pathToFileURL(join(own, 'invoice-row.edge')).href
  assert.deepEqual(
    changes[template]!.map(({ newText }) => newText),
    ['moodColor'],
  )
  for (const [newName, message] of [
    ['a b', /^Cannot use "a b" as the name of a prop/],
    ['tone', /^Cannot rename "tone": <x-app::invoice-row> has a prop "tone"/],
  ] as const) {
    await assert.rejects(ask('rename', { newName }), { message })
  }
  await assert.rejects(
    (await open('<x-kit::button var|iant="a" />')).ask('rename', { newName: 'a' }),
    {
      message:
        /^Cannot rename "variant" of <x-kit::button>, expected a prop that a component of your/,
    },
  )
})

test('formats a template, and changes nothing that is formatted', async () => {
  const tag =
    '<x-kit::button route="team.destroy" method="delete" icon="user-minus" color="danger" block>'
  const { text, ask } = await open(
    `<p>A</p>\n${tag}Remove</x-kit::button>\n<br  class="a">\n<p>B</p>\n`,
  )
  type Edit = {
    range: Record<'start' | 'end', { line: number; character: number }>
    newText: string
  }
  const options = { tabSize: 2, insertSpaces: true }
  const [edit, ...others] = await ask<Edit[]>('formatting', { options })
  assert.deepEqual(others, [])
  const toOffset = ({ line, character }: Edit['range']['start']) =>
    text.split('\n', line).reduce((sum, { length }) => sum + length + 1, character)
  const { start, end } = edit!.range
  assert.deepEqual([start.line, end.line], [1, 2])
  const formatted = text.slice(0, toOffset(start)) + edit!.newText + text.slice(toOffset(end))
  assert.equal(
    formatted,
    `<p>A</p>
<x-kit::button
  route="team.destroy"
  method="delete"
  icon="user-minus"
  color="danger"
  block
>
  Remove
</x-kit::button>
<br class="a">
<p>B</p>
`,
  )
  const again = await open(formatted)
  assert.deepEqual(await again.ask('formatting', { options }), [])
})

test('lists symbols and folds', async () => {
  const { ask } = await open(
    "<x-kit::card>\n@if(a)\n<x-kit::button />\n@end\n</x-kit::card>\n@layout('old')\n@layout({ a })\nText\n@end",
  )
  const [card] = await ask<[{ name: string; children: { name: string }[] }]>('documentSymbol')
  assert.equal(card.name, 'x-kit::card')
  assert.equal(card.children[0]!.name, 'x-kit::button')
  const folds = await ask<{ startLine: number; endLine: number }[]>('foldingRange')
  assert.deepEqual(
    folds.map(({ startLine, endLine }) => [startLine, endLine]),
    [
      [0, 4],
      [1, 3],
      [6, 8],
    ],
  )
})

test('answers after every key of a template that is being typed', async () => {
  const template = `<x-kit::card title="{{ a }}" :x='b'>\n@if(c)\n<x-slot:footer let="d">{{ e </x-slot:footer>\n@end`
  const { uri } = await open('')
  for (let length = 1; length <= template.length; length++) {
    const text = template.slice(0, length)
    const textDocument = { uri, version: length + 1 }
    await client.sendNotification('textDocument/didChange', {
      textDocument,
      contentChanges: [{ text }],
    })
    const lines = text.split('\n')
    const position = { line: lines.length - 1, character: lines.at(-1)!.length }
    for (const method of ['completion', 'hover', 'documentSymbol', 'foldingRange', 'definition']) {
      await client.sendRequest(`textDocument/${method}`, { textDocument, position })
    }
  }
  assert.equal(server.exitCode, null)
})

test('refuses a document that is too large in one message, and answers nothing in it [limited-work]', async () => {
  const text = '<x-kit::buton nam="a" |>\n'
  const { published, ask } = await open(text + text.replace('|', '').repeat(450_000))
  const { diagnostics } = await published
  assert.deepEqual(diagnostics, [
    {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      severity: 2,
      source: 'Kit',
      message:
        'Cannot check this template, expected at most 1 MB. Completion and the rest are off in it, too.',
    },
  ])
  const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } }
  const options = { tabSize: 2, insertSpaces: true }
  for (const [method, more, answer] of [
    ['completion', {}, []],
    ['hover', {}, null],
    ['definition', {}, null],
    ['references', { context: { includeDeclaration: false } }, []],
    ['prepareRename', {}, null],
    ['rename', { newName: 'x-app::row' }, null],
    ['documentSymbol', {}, []],
    ['foldingRange', {}, []],
    ['formatting', { options }, []],
    ['codeAction', { range, context: { diagnostics } }, []],
  ] as const) {
    assert.deepEqual(await ask(method, more), answer, method)
  }
})
