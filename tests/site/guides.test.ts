import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readContent } from '../../kit/io/read-content.ts'
import { toConfigType } from '../../kit/src/config/to-config-type.ts'
import { findAgents } from '../../kit/src/install/find-agents.ts'
import { toProjectPaths } from '../../kit/src/install/to-project-paths.ts'
import { findPart } from '../../kit/src/lookup/find-part.ts'
import { parsePage } from '../../kit/src/markdown/index.ts'
import { toApiMapFile } from '../../kit/src/outputs/to-api-map-file.ts'
import { openSite } from '../../plugins/shared/live-site.ts'
import { findTypeErrors, type Sample } from './find-type-errors.ts'
import { listCode, toWords } from './list-code.ts'
import { listRows } from './list-rows.ts'
import { readDistText } from './read-dist.ts'

const live = openSite('.')
await live.read()
const { catalog } = live.site
const { namespace } = catalog.library
const manifest = await readJson('kit/package.json')
const workspace = await readJson('package.json')
const core = await readJson('node_modules/@adonisjs/core/build/commands/commands.json')

const pages = (await readContent('content')).map(({ id, file, text, mdx }) => ({
  id,
  page: parsePage(text, { file, mdx }),
}))
const texts = [
  ...pages.map(({ page: { file, text } }) => ({ file, text })),
  ...(await Promise.all(
    ['README.md', 'CONTRIBUTING.md', 'kit/CHANGELOG.md'].map(async (file) => ({
      file,
      text: await readFile(file, 'utf8'),
    })),
  )),
  { file: 'llms.txt', text: await readDistText('kit', 'llms.txt') },
]
const code = texts.flatMap(({ file, text }) => listCode(file, text))

test('every command of ace that a text names exists, with its options and arguments', () => {
  const calls = code.flatMap(({ code, place }) =>
    [...code.matchAll(/\bnode ace ([^`]+)/g)].map((match) => ({
      words: toWords(match[1]!),
      place,
    })),
  )
  assert.ok(calls.length > 20, `only ${calls.length} calls were found`)
  assert.deepEqual(
    calls.flatMap(({ words: [name = '', ...words], place }) =>
      findMistakes(name, words).map((mistake) => `${place} ${mistake}`),
    ),
    [],
  )
})

test('every name and option that stands alone in a text exists', () => {
  const events = catalog.scripts.flatMap((script) => script.events.map(({ name }) => name))
  const options = catalog.commands.flatMap(({ options }) => options.map(({ name }) => name))
  const wrong = code
    .filter(({ language, place }) => language === null && place.startsWith('content/guides/'))
    .flatMap(({ code, place }) => {
      const [name = '', ...words] = toWords(code)
      if (name.startsWith('--')) {
        const known = options.includes(name.replace(/=.*/, ''))
        return known ? [] : [`${place} ${name}`]
      }
      if (!new RegExp(`^${namespace}:\\w`).test(name) || events.includes(name)) return []
      return findMistakes(name, words).map((mistake) => `${place} ${mistake}`)
    })
  assert.deepEqual(wrong, [])
})

test('every path of the package that a text names is exported or shipped', () => {
  const shipped = [manifest.bin, ...Object.values(manifest.exports)]
  const pattern = new RegExp(`(node_modules/)?\\b${manifest.name}/([\\w./-]*\\w)`, 'g')
  const found = code.flatMap(({ code, place }) =>
    [...code.matchAll(pattern)].map(([whole, inside, path]) => ({ place, whole, inside, path })),
  )
  assert.ok(found.length > 10, `only ${found.length} paths were found`)
  const wrong = found.filter(({ inside, path }) => {
    if (inside) return !shipped.includes(`./${path}`)
    const script = /^scripts\/(.*)$/.exec(path!)?.[1]
    if (script) return !catalog.scripts.some(({ name }) => name === script)
    return !Object.hasOwn(manifest.exports, `./${path}`)
  })
  assert.deepEqual(wrong, [])
})

test('shell samples call only programs and scripts that exist', () => {
  const programs = ['node', 'npm', 'npx', 'claude']
  const packages = [manifest.name, ...Object.keys(workspace.devDependencies)]
  const lines = code.filter(({ code, language }) => language === 'sh' && code.trim())
  const wrong = lines.flatMap(({ code, place }) => {
    const [program = '', ...words] = toWords(code).filter((word) => !/^[A-Z_]+=/.test(word))
    if (!programs.includes(program)) return [`${place} ${program}`]
    return program === 'npx' && !packages.includes(words[0]!) ? [`${place} npx ${words[0]}`] : []
  })
  const scripts = code.flatMap(({ code, place }) =>
    [...code.matchAll(/\bnpm run ([\w:]+)/g)]
      .filter(([, name]) => !Object.hasOwn(workspace.scripts, name!))
      .map(([whole]) => `${place} ${whole}`),
  )
  assert.deepEqual([...wrong, ...scripts], [])
})

test('every TypeScript and JavaScript sample compiles', () => {
  const samples = pages.flatMap(({ page }) =>
    page.fences
      .filter(({ lang }) => lang === 'ts' || lang === 'js')
      .map(({ lang, code, line }) => ({
        place: `${page.file}:${line}`,
        language: lang as Sample['language'],
        code,
      })),
  )
  assert.ok(samples.length >= 5, `only ${samples.length} samples were found`)
  assert.deepEqual(findTypeErrors(samples, { ...manifest, config: toConfigType(catalog) }), [])
})

test('the table of files has each file that an installation writes', () => {
  const { config, schema, rules } = toProjectPaths(namespace)
  const installation = pages.find(({ id }) => id === 'guides/installation')!.page
  assert.deepEqual(
    listRows(installation, 'What it changes').map(([file]) => file![0]),
    ['adonisrc.ts', config, schema, rules],
  )
})

test('every command has a heading in the documentation', () => {
  const [, , , { items }] = toApiMapFile(catalog).groups
  assert.deepEqual(
    items.map(({ path }) => path),
    catalog.commands.map(({ name }) => `/guides/console#${name.replace(':', '')}`),
  )
})

/** What is wrong with a call of a command of ace. */
function findMistakes(name: string, words: string[]): string[] {
  if (!name.startsWith(`${namespace}:`)) {
    const isKnown = core.commands.some((command: CoreCommand) => command.commandName === name)
    return isKnown ? [] : [`command ${name}`]
  }
  const command = catalog.commands.find((candidate) => candidate.name === name)
  if (!command) return [`command ${name}`]
  const options = [...command.options.map((option) => option.name), '--help']
  const given = words.filter((word) => word.startsWith('--'))
  const values = words.filter((word) => !word.startsWith('--'))
  const wrong = given.filter((word) => !options.includes(word.replace(/=.*/, '')))
  if (values.length > command.arguments.length) wrong.push(values.join(' '))
  // Both throw what the command would say.
  findAgents(given.flatMap((word) => /^--agents=(.*)/.exec(word)?.[1] ?? []))
  if (values[0] && command.arguments[0]?.name === 'component') findPart(catalog, values[0])
  return wrong.map((word) => `${name} ${word}`)
}

type CoreCommand = { commandName: string }

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}
