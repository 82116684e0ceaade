import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join, matchesGlob, resolve } from 'node:path'
import test, { after } from 'node:test'
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import { makeProject } from '../mcp/make-project.ts'

const extension = resolve('editors/vscode')
const require = createRequire(import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(join(extension, file), 'utf8'))

type Server = { root: string; args: string[] }
const { findServer }: { findServer: (file: string) => Server | null } = require(
  join(extension, 'find-server.js'),
)

const project = makeProject('vscode')
const template = join(project.folder, 'resources/views/pages/overview.edge')
const empty = mkdtempSync(join(tmpdir(), 'vscode-extension-'))
after(() => rmSync(empty, { recursive: true }))

test('has a manifest that VS Code accepts, with files that exist and the version of the library', () => {
  const manifest = read('package.json')
  assert.match(manifest.name, /^[a-z0-9-]+$/)
  assert.match(manifest.publisher, /^[a-z0-9-]+$/)
  assert.match(manifest.engines.vscode, /^\^\d+\.\d+\.\d+$/)
  assert.equal(manifest.version, JSON.parse(readFileSync('kit/package.json', 'utf8')).version)
  assert.ok(existsSync(join(extension, manifest.main)))
  assert.deepEqual(Object.keys(manifest.dependencies), ['vscode-languageclient'])
  // Opening a file of a contributed language activates the extension.
  const [language, ...others] = manifest.contributes.languages
  assert.deepEqual([language.id, language.extensions, others], ['edge', ['.edge'], []])
  assert.deepEqual(read(language.configuration).comments, { blockComment: ['{{--', '--}}'] })
  assert.equal(manifest.capabilities.untrustedWorkspaces.supported, false)
  assert.ok(
    readFileSync(join(extension, 'README.md'), 'utf8').includes(
      `kit-edge-${manifest.version}.vsix`,
    ),
  )
})

test('finds the server of the application around a template, also in a monorepo', () => {
  const program = join(project.package, 'build/mcp/bin.js')
  assert.deepEqual(findServer(template), {
    root: project.folder,
    args: [program, 'lsp'],
  })
  const app = join(empty, 'apps/web')
  mkdirSync(join(app, 'resources'), { recursive: true })
  const file = join(app, 'resources/a.edge')
  assert.equal(findServer(file), null)
  const hoisted = join(empty, 'node_modules/@kit-edge/ui')
  cpSync(join(project.package, 'package.json'), join(hoisted, 'package.json'), { recursive: true })
  assert.equal(findServer(file)?.root, empty)
  writeFileSync(join(app, 'adonisrc.ts'), '')
  assert.deepEqual(findServer(file), {
    root: app,
    args: [join(hoisted, 'build/mcp/bin.js'), 'lsp'],
  })
})

/** What the extension passes to a client. */
type Started = {
  server: { command: string; args: string[]; options: { cwd: string; env: NodeJS.ProcessEnv } }
  selector: { pattern: string }[]
  folder: string
}
type Document = { languageId: string; uri: { fsPath: string } }

/** Activates the extension in an editor with these documents. Returns the clients that it starts. */
async function activate(documents: Document[]) {
  const started: Started[] = []
  const errors: string[] = []
  let stopped = 0
  const modules: Record<string, unknown> = {
    vscode: {
      Uri: { file: (path: string) => ({ fsPath: path }) },
      languages: { match: (_: unknown, { languageId }: Document) => +(languageId === 'edge') },
      window: { showErrorMessage: (text: string) => errors.push(text) },
      workspace: { textDocuments: documents, onDidOpenTextDocument: () => ({}) },
    },
    'vscode-languageclient/node': {
      TransportKind: { stdio: 0 },
      LanguageClient: class {
        constructor(
          _: string,
          __: string,
          server: Started['server'],
          options: {
            documentSelector: Started['selector']
            workspaceFolder: { uri: { fsPath: string } }
          },
        ) {
          const { documentSelector: selector, workspaceFolder } = options
          started.push({ server, selector, folder: workspaceFolder.uri.fsPath })
        }
        async start() {
          if (!existsSync(started.at(-1)!.server.args[0]!)) throw new Error('it is not there')
        }
        async stop() {
          stopped++
        }
      },
    },
  }
  Object.assign(globalThis, { editorModules: modules })
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      Object.hasOwn(modules, name)
        ? { url: `editor:${name}`, format: 'commonjs', shortCircuit: true }
        : next(name, context),
    load: (url, context, next) =>
      url.startsWith('editor:')
        ? {
            format: 'commonjs',
            source: `module.exports = globalThis.editorModules[${JSON.stringify(url.slice(7))}]`,
            shortCircuit: true,
          }
        : next(url, context),
  })
  try {
    const entry = require(join(extension, 'extension.js'))
    await entry.activate({ subscriptions: [] })
    await entry.deactivate()
  } finally {
    hooks.deregister()
    // The next editor loads everything again.
    for (const path of Object.keys(require.cache)) delete require.cache[path]
  }
  return { started, errors, stopped }
}

test('starts one server for an application, which answers a client over stdio', async () => {
  const open = (file: string, languageId = 'edge') => ({ languageId, uri: { fsPath: file } })
  const { started, errors, stopped } = await activate([
    open(template),
    open(join(project.folder, 'resources/views/pages/other.edge')),
    open(join(project.folder, 'adonisrc.ts'), 'typescript'),
    open(join(tmpdir(), 'a.edge')),
  ])
  assert.deepEqual([started.length, errors, stopped], [1, [], 1])
  const [{ server, selector, folder }] = started as [Started]
  assert.equal(folder, project.folder)
  assert.equal(selector[0]!.pattern, `${project.folder}/**`)
  const { command, args, options } = server
  const child = spawn(command, args, options)
  const client = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  client.listen()
  const request = { processId: null, rootUri: null, capabilities: {} }
  const { capabilities } = await client.sendRequest<{ capabilities: object }>('initialize', request)
  assert.ok('completionProvider' in capabilities && 'hoverProvider' in capabilities)
  await client.sendRequest('shutdown')
  await client.sendNotification('exit')
  client.dispose()
})

test('runs the server with the Node of the editor if that in the path is too old', async () => {
  const old = mkdtempSync(join(tmpdir(), 'old-node-'))
  writeFileSync(join(old, 'node'), '#!/bin/sh\necho v20.20.2\n', { mode: 0o755 })
  const { PATH } = process.env
  process.env.PATH = `${old}${delimiter}${PATH}`
  try {
    const { started } = await activate([{ languageId: 'edge', uri: { fsPath: template } }])
    const { command, options } = started[0]!.server
    assert.equal(command, process.execPath)
    assert.equal(options.env.ELECTRON_RUN_AS_NODE, '1')
    const { version } = process
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.1.0' } })
    const { started: none, errors } = await activate([
      { languageId: 'edge', uri: { fsPath: template } },
    ])
    Object.defineProperty(process, 'versions', {
      value: { ...process.versions, node: version.slice(1) },
    })
    assert.deepEqual(none, [])
    assert.deepEqual(errors, [
      `Cannot start the language server of Kit in ${project.folder}: expected Node 24 or newer as \`node\`, found 20.20.2. Start the editor from a terminal that has it.`,
    ])
  } finally {
    process.env.PATH = PATH
    rmSync(old, { recursive: true })
  }
})

test('finds the templates of an application whose folder has characters of patterns in its name', async () => {
  const { folder } = makeProject('vscode [a] {b} é')
  const file = join(folder, 'resources/views/pages/overview.edge')
  const { started } = await activate([{ languageId: 'edge', uri: { fsPath: file } }])
  const [{ selector }] = started as [Started]
  assert.match(selector[0]!.pattern, /\/vscode \[\[\]a\[\]\] \[\{\]b\[\}\] é\/\*\*$/)
  assert.ok(matchesGlob(file, selector[0]!.pattern))
})

test('tells that the package of the library is broken', async () => {
  const project = makeProject('vscode-broken')
  writeFileSync(join(project.package, 'package.json'), '{')
  const file = join(project.folder, 'resources/views/a.edge')
  const { started, errors } = await activate([{ languageId: 'edge', uri: { fsPath: file } }])
  assert.deepEqual([started.length, errors.length], [0, 1])
  assert.match(
    errors[0]!,
    /^Cannot start the language server of Kit in .*\/resources\/views: .*JSON/,
  )
})

test('tells where a server cannot start', async () => {
  const file = join(empty, 'apps/web/resources/a.edge')
  const { errors } = await activate([{ languageId: 'edge', uri: { fsPath: file } }])
  assert.deepEqual(errors, [
    `Cannot start the language server of Kit in ${join(empty, 'apps/web')}: it is not there`,
  ])
})
