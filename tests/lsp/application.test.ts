import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import test, { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import { makeProject } from '../mcp/make-project.ts'
import { startServer } from './start-server.ts'

const project = makeProject('lsp-application')
const own = join(project.folder, 'resources/views/components')
const configure = (namespace: string) =>
  writeFileSync(
    project.config,
    `export default { components: { namespace: '${namespace}', directory: 'resources/views/components' } }\n`,
  )
configure('app')
writeFileSync(join(own, 'invoice-row.edge'), '@props({ tone: "calm" })\n')
const elsewhere = mkdtempSync(join(tmpdir(), 'lsp-elsewhere-'))
after(() => rmSync(elsewhere, { recursive: true }))
const toUri = (path: string) => pathToFileURL(path).href
const toFolder = (path: string) => ({ uri: toUri(path), name: basename(path) })
const views = join(project.folder, 'resources/views')

type Started = Awaited<ReturnType<typeof startServer>>

/** Opens a template, and returns a function that lists the tags which the server completes in it. */
async function openTags({ client }: Started) {
  const uri = toUri(join(views, 'pages/tags.edge'))
  const textDocument = { uri, languageId: 'edge', version: 1, text: '<x-' }
  await client.sendNotification('textDocument/didOpen', { textDocument })
  return async () => {
    const position = { line: 0, character: 3 }
    const items = await client.sendRequest<{ label: string }[]>('textDocument/completion', {
      textDocument: { uri },
      position,
    })
    return items.map(({ label }) => label)
  }
}

const folders: [promise: string, editor: NonNullable<Parameters<typeof startServer>[1]>][] = [
  ['the root', { rootUri: toUri(project.folder) }],
  ['the workspace', { rootUri: toUri(elsewhere), workspaceFolders: [toFolder(project.folder)] }],
  ['a folder inside of it', { rootUri: toUri(views) }],
  [
    'the first of several folders that has one',
    { workspaceFolders: [elsewhere, project.folder].map(toFolder) },
  ],
]
for (const [promise, editor] of folders) {
  test(`finds the application of ${promise}, in whatever folder the server starts`, async (t) => {
    const started = await startServer(project, { cwd: elsewhere, ...editor })
    t.after(started.end)
    const listTags = await openTags(started)
    assert.ok((await listTags()).includes('x-app::invoice-row'))
    assert.deepEqual(started.told, [])
  })
}

test('finds the application in whose folder the server starts, inside of the workspace', async (t) => {
  const inside = join(elsewhere, 'apps/web')
  mkdirSync(join(inside, 'config'), { recursive: true })
  writeFileSync(join(inside, 'adonisrc.ts'), '')
  const editor = { cwd: inside, workspaceFolders: [toFolder(elsewhere)] }
  const started = await startServer(project, editor)
  t.after(started.end)
  assert.ok((await (await openTags(started))()).includes('x-kit::button'))
  assert.deepEqual(started.told, [])
  // The application around the server is not that of another workspace.
  const other = await startServer(project, { rootUri: toUri(join(elsewhere, 'other')) })
  t.after(other.end)
  assert.ok(!(await (await openTags(other))()).includes('x-app::invoice-row'))
  assert.equal(other.told.length, 1)
})

test('tells once where it looked, if there is no application', async (t) => {
  const started = await startServer(project, { cwd: elsewhere, rootUri: toUri(elsewhere) })
  t.after(started.end)
  assert.ok((await (await openTags(started))()).includes('x-kit::button'))
  assert.deepEqual(started.told, [
    {
      method: 'window/showMessage',
      params: {
        type: 2,
        message: `Kit cannot find your application, expected \`adonisrc.ts\` in ${elsewhere} or a folder above. Your components, routes and configuration are missing until you open the folder of your application.`,
      },
    },
  ])
})
