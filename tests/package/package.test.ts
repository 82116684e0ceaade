import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { openSite } from '../../plugins/shared/live-site.ts'
import { pack } from './pack.ts'

const { files } = await pack('.', '.cache/package/tarballs')
const manifest = JSON.parse(readFileSync('kit/package.json', 'utf8'))
const live = openSite('.', process.env.DOCS_URL)
await live.read()
const { catalog } = live.site

test('the package holds what is listed, and nothing else', () => {
  const listed = readFileSync(join(import.meta.dirname, 'files.txt'), 'utf8')
    .trim()
    .split('\n')
  assert.deepEqual(files.toSorted(), listed)
})

test('the package holds no page, no source and no test', () => {
  const strange = files.filter(
    (file) =>
      !/^((CHANGELOG|README)\.md|LICENSE|package\.json)$/.test(file) &&
      !/^build\/.+\.(js|d\.ts|edge|css|json)$/.test(file) &&
      !/^build\/src\/prose\/[\w-]+\.md$/.test(file),
  )
  assert.deepEqual(strange, [])
  assert.ok(files.includes('build/components/button.edge'))
})

test('examples and all other facts in the package equal the documentation', () => {
  const built = readFileSync('kit/build/catalog.json', 'utf8')
  assert.deepEqual(JSON.parse(built), JSON.parse(JSON.stringify(catalog)))
  const examples = catalog.components.flatMap((component) => component.examples)
  assert.ok(examples.length > 20, `only ${examples.length} examples`)
})

test('name and version of the package are those of the library', () => {
  assert.equal(manifest.name, catalog.library.package)
  assert.equal(manifest.version, catalog.library.version)
  assert.equal(readFileSync('kit/LICENSE', 'utf8'), readFileSync('LICENSE', 'utf8'))
})

test('everything that the package exports is in it', () => {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target as Record<string, string>),
  )
  for (const target of [...targets, manifest.bin, manifest['web-types']]) {
    const names = target.includes('*')
      ? catalog.scripts.map(({ name }) => target.replace('*', name))
      : [target]
    for (const name of names) assert.ok(files.includes(name.slice('./'.length)), name)
  }
})

test('the package exports these names', async () => {
  const list = async (path: string) => Object.keys(await import(path)).sort()
  assert.deepEqual(await list('kit-ui'), ['configure', 'defineConfig'])
  assert.deepEqual(await list('kit-ui/edge'), ['edgePlugin'])
  assert.deepEqual(await list('kit-ui/provider'), ['default'])
  assert.deepEqual(await list('kit-ui/commands'), ['getCommand', 'getMetaData'])
})

test('every dependency of the package is used in it, and nothing else is imported', () => {
  const imported = new Set<string>()
  // Ace writes this one, with a type of a package of its own.
  const written = 'build/commands/main.d.ts'
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name) && name !== written)) {
    const text = readFileSync(join('kit', file), 'utf8')
    for (const [, name] of text.matchAll(
      /(?:from|import\(?|require\() ?['"]((?:@[\w-]+\/)?[\w.-]+)/g,
    )) {
      if (!name!.startsWith('.') && !name!.startsWith('node:')) imported.add(name!)
    }
  }
  imported.delete('node')
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies }
  assert.deepEqual([...imported].sort(), Object.keys(declared).sort())
})
