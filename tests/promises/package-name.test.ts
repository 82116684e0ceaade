import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { library } from '../../kit/library.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const manifest = read('kit/package.json')
const { name }: { name: string } = manifest
const commands = Object.keys(manifest.bin)
/** The names of the package and of the other packages. */
const names = [
  name,
  ...['engine', 'plugins', 'agent-docs'].map((folder) => read(`${folder}/package.json`).name),
]

/** Former or wrong names, written in parts, so that this file contains none of them. */
const [stranger, noHost] = [['kit', 'ui'].join('-'), ['kit', 'example'].join('.')]

/** Patterns that find mentions of the package, by the way it is mentioned. */
const places: { what: string; pattern: RegExp }[] = [
  { what: 'a scoped name', pattern: /(@kit[\w-]*\/[\w.-]*\w)/g },
  { what: 'npx', pattern: /\bnpx (?:-\S+ )*((?:@kit|kit)[^\s`'"),]*)/g },
  {
    what: 'an import',
    pattern: /\b(?:from|import|import\(|require\() ?\\?['"]((?:@kit|kit)[^'"\\]*)/g,
  },
  {
    what: 'node ace',
    pattern: /\bnode ace (?:add|configure) (?:-\S+ )*((?:@kit|kit)[^\s`'"),]*)/g,
  },
  {
    what: 'npm',
    pattern:
      /\b(?:npm|pnpm|yarn) (?:i|add|install|update|uninstall|remove|view|pack) (?:-\S+ )*((?:@kit|kit)(?:-\w+)?(?:\/[\w-]+)?)(?![\w/])/g,
  },
]

/** Returns the mentions of the package by another name, one per line. */
function listMistakes(source: string): string[] {
  // A regular expression escapes slashes.
  const text = source.replaceAll('\\/', '/')
  const named = places.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)]
      .map(([, found]) => found!.replace(/[.:;]+$/, ''))
      .filter(
        (found) =>
          !names.some(
            (own) => found === own || found.startsWith(`${own}/`) || found.startsWith(`${own}@`),
          ),
      )
      .map((found) => `${what}: ${found}`),
  )
  const lost = [stranger, noHost].filter((word) => text.includes(word!))
  return [...named, ...lost.map((word) => `${word}`)]
}

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((file) => file && existsSync(file))
const texts = files
  .map((file) => ({ file, bytes: readFileSync(file) }))
  .filter(({ bytes }) => !bytes.includes(0))
  .map(({ file, bytes }) => ({ file, text: bytes.toString('utf8') }))

test('calls the package by no other name, and mentions no unknown host, in any tracked file', () => {
  assert.ok(texts.length > 1000, `only ${texts.length} files`)
  const self = 'tests/promises/package-name.test.ts'
  const found = texts
    .filter(({ file }) => file !== self)
    .flatMap(({ file, text }) => listMistakes(text).map((mistake) => `${file}: ${mistake}`))
  assert.deepEqual(found, [])
})

test('finds another name in each kind of mention', () => {
  for (const text of [
    `npx ${stranger}`,
    'npx kit-mcp',
    'npx --yes kit',
    "import { defineConfig } from 'kit'",
    "await import('@kit/ui')",
    "from 'kit-edge/edge'",
    'node ace add kit',
    '`node ace configure @kit/ui`',
    'npm install --save-dev kit-edge',
    '"@kit-edge/core": "1.0.0"',
    `<https://${noHost}/guides>`,
  ]) {
    assert.notDeepEqual(listMistakes(text), [], text)
  }
})

test('accepts the name itself and exports of the package', () => {
  for (const text of [
    `npx ${name}`,
    `import '${name}/scripts/dismiss'`,
    `node ace add ${name}`,
    `npm install ${name}@1`,
    'npm install kits',
    'node ace kit:show badge',
    "import { library } from './kit/library.ts'",
  ]) {
    assert.deepEqual(listMistakes(text), [], text)
  }
})

test('uses the name of kit/package.json in each file of the ecosystem', () => {
  assert.equal(library.package, name)
  const { packages } = read('package-lock.json')
  assert.equal(packages.kit.name, name)
  assert.deepEqual(packages[`node_modules/${name}`], { resolved: 'kit', link: true })
  const links = Object.keys(packages).filter((path) => packages[path].resolved === 'kit')
  assert.deepEqual(links, [`node_modules/${name}`])
  assert.ok(name in read('playground/package.json').dependencies)
})

test('installs this package in the documentation', () => {
  const documents = texts.filter(({ file }) =>
    /^(content\/.*\.mdx?|(kit\/)?README\.md)$/.test(file),
  )
  const installed = documents.flatMap(({ text }) =>
    [...text.matchAll(/\bnode ace (?:add|configure) ([^\s`'"),]+)/g)].map(([, target]) => target!),
  )
  assert.ok(installed.length > 3, `only ${installed.length} commands`)
  const others = installed.filter((target) => target !== name && !target.startsWith('@adonisjs/'))
  assert.deepEqual(others, [])
})

test('mentions neither the name nor the command of the package in the engine', () => {
  const engine = /^(engine|plugins|src)\/.*\.(ts|js|mjs|astro|md|css)$/
  const words = [name, ...commands]
  const sources = texts.filter(({ file }) => engine.test(file))
  assert.ok(sources.length > 250, `only ${sources.length} files`)
  for (const { file, text } of sources) {
    for (const word of words) assert.ok(!text.includes(word), `${file}: ${word}`)
  }
})
