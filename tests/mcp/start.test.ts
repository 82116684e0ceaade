import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { run } from '../package/run.ts'
import { makeProject } from './make-project.ts'
import { toCommand } from './to-command.ts'

const project = makeProject('start')
writeFileSync(
  project.config,
  "import { defineConfig } from '@kit-edge/ui'\nexport default defineConfig({})\n",
)

const hook = `--import=${pathToFileURL(join(import.meta.dirname, 'log-modules.ts'))}`
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
}

/** The modules that a process loaded: files of the package, and names of other packages. */
type Loaded = { own: string[]; packages: string[] }

async function listLoaded(command: string[], input = ''): Promise<Loaded> {
  const { code, stdout, stderr } = await run(project.folder, command, { input })
  assert.equal(code, 0, stderr)
  assert.ok(stdout, 'it did what it was asked for')
  const urls = [...stderr.matchAll(/^loaded file:\/\/(.*?)(?:\?.*)?$/gm)].map(([, path]) => path!)
  const names = urls.map((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1])
  return {
    own: urls.filter((_, index) => names[index] === '@kit-edge/ui'),
    packages: [
      ...new Set(names.filter((name) => name !== undefined && name !== '@kit-edge/ui')),
    ] as string[],
  }
}

/** Returns the paths of the sources in bundled files. */
function listSources(files: string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\/\/ (\S+\.(?:ts|[cm]?js))$/gm)].map(
      ([, path]) => path!,
    ),
  )
}

test('starts the bin with a few files of the package, and loads no other package', async () => {
  const command = toCommand('bin', [hook])
  const { own, packages } = await listLoaded(command, `${JSON.stringify(initialize)}\n`)
  assert.deepEqual(packages, [])
  assert.ok(own.length > 2 && own.length <= 16, own.join('\n'))
  const sources = listSources(own)
  assert.ok(sources.includes('engine/mcp/serve.ts'))
  // The answers scan the tags of examples and name near props; they compile and render nothing.
  const needless =
    /zod\/v4\/(locales\/(?!en\.|index\.)|mini)|ajvProvider|cfWorker|schema\/catalog\.ts|tags\/(?!scan\/|props\/(coerce-value|own-text|prop\.|deprecation|near-prop))|install\/(?!clients)|jsonc-parser|smol-toml/
  assert.deepEqual(
    sources.filter((path) => needless.test(path)),
    [],
  )
})

for (const args of [['kit:list'], ['kit:show', 'badge']]) {
  test(`loads neither the server nor schemas nor Edge for ${args[0]}`, async () => {
    const { own, packages } = await listLoaded([process.execPath, hook, 'ace.js', ...args])
    const needless = /^(zod|edge|@modelcontextprotocol|jsonc-parser|smol-toml|minisearch|acorn)/
    assert.deepEqual(
      packages.filter((name) => needless.test(name)),
      [],
    )
    assert.ok(own.length > 3 && own.length <= 16, own.join('\n'))
    const sources = listSources(own)
    assert.ok(sources.includes('engine/console/console-command.ts'))
    assert.deepEqual(
      sources.filter((path) =>
        /node_modules\/(zod|@model|acorn|jsonc)|^engine\/(mcp|schema|install)\//.test(path),
      ),
      [],
    )
  })
}
