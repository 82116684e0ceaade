import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import test, { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
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

test('answers for folders and documents that are no files of this machine', async (t) => {
  for (const uri of ['file:///%zz', 'file:///a%2Fb', 'file://host.example/a', 'untitled:a', 'x']) {
    const { client, end } = await startServer(project, { cwd: elsewhere, rootUri: uri })
    t.after(end)
    const published = new Promise<{ diagnostics: unknown[] }>((resolve) =>
      client.onNotification('textDocument/publishDiagnostics', resolve),
    )
    const textDocument = { uri, languageId: 'edge', version: 1, text: '<x-kit::buton />' }
    await client.sendNotification('textDocument/didOpen', { textDocument })
    assert.equal((await published).diagnostics.length, 1, uri)
  }
})

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

test('watches the files that it reads, and notices changes without an open template', async (t) => {
  const started = await startServer(project, {
    capabilities: {
      workspace: {
        didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
      },
    },
  })
  t.after(started.end)
  const listTags = await openTags(started)
  assert.ok((await listTags()).includes('x-app::invoice-row'))
  type Watcher = { globPattern: { baseUri: string; pattern: string } }
  type Registration = { method: string; registerOptions: { watchers: Watcher[] } }
  const { registrations } = started.told[0]!.params as { registrations: [Registration] }
  assert.equal(registrations[0].method, 'workspace/didChangeWatchedFiles')
  const { watchers } = registrations[0].registerOptions
  const patterns = watchers.map(({ globPattern }) => globPattern.pattern)
  assert.ok(patterns.includes('**/*.edge'))
  assert.ok(patterns.includes('{config,start,providers}/*.{ts,js}'))
  for (const { globPattern } of watchers) assert.equal(globPattern.baseUri, toUri(project.folder))

  const added = join(own, 'added.edge')
  writeFileSync(added, '@props({})\n')
  assert.ok((await listTags()).includes('x-app::added'))
  rmSync(added)
  assert.ok(!(await listTags()).includes('x-app::added'))
  configure('web')
  assert.ok((await listTags()).includes('x-web::invoice-row'))
  configure('app')
})

test('watches by patterns without a folder in editors that know no other', async (t) => {
  const didChangeWatchedFiles = { dynamicRegistration: true }
  const capabilities = { workspace: { didChangeWatchedFiles } }
  const started = await startServer(project, { capabilities })
  t.after(started.end)
  await (
    await openTags(started)
  )()
  const told = JSON.stringify(started.told)
  for (const pattern of ['**/*.edge', '**/{config,start,providers}/*.{ts,js}']) {
    assert.ok(told.includes(`{"globPattern":"${pattern}"}`), told)
  }
})

test('checks open templates again when a file changes, and registers nothing in other editors', async (t) => {
  const plain = await startServer(project)
  t.after(plain.end)
  const uri = toUri(join(views, 'pages/checked.edge'))
  const text = '<x-app::later />'
  type Published = { diagnostics: { code: string }[] }
  const published: Published[] = []
  plain.client.onNotification('textDocument/publishDiagnostics', (one: Published) => {
    published.push(one)
  })
  const textDocument = { uri, languageId: 'edge', version: 1, text }
  await plain.client.sendNotification('textDocument/didOpen', { textDocument })
  const until = async (count: number) => {
    for (let tries = 0; published.length < count && tries < 100; tries++) await wait(50)
    return published[count - 1]?.diagnostics.map(({ code }) => code)
  }
  assert.deepEqual(await until(1), ['unknown-component'])
  const later = join(own, 'later.edge')
  writeFileSync(later, '@props({})\n')
  const changes = [{ uri: toUri(later), type: 1 }]
  await plain.client.sendNotification('workspace/didChangeWatchedFiles', { changes })
  assert.deepEqual(await until(2), [])
  rmSync(later)
  assert.deepEqual(plain.told, [])
})
