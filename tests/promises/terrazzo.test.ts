import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build, defineConfig, Logger, parse } from '@terrazzo/parser'
import css from '@terrazzo/plugin-css'
import { parse as parseColor } from 'culori'
import { tokensSchema } from '../../engine/schema/tokens.ts'
import {
  toDarkTokensFile,
  toTokensFile,
  toTokensResolverFile,
} from '../../engine/files/json/tokens.ts'
import { toTokensCss } from '../../engine/library/tokens/tokens-css.ts'
import { tokens } from '../../kit/tokens.ts'
import { catalog } from '../unit/fixtures/catalog.ts'
import { createFolder } from '../unit/fixtures/create-folder.ts'

type Theme = 'light' | 'dark'
type Properties = Record<string, string>

const kit = { ...catalog, tokens: tokensSchema.parse(tokens) }

/** Returns the texts of the published files by name. */
function toFiles(): Record<string, string> {
  return {
    'tokens.json': JSON.stringify(toTokensFile(kit)),
    'dark.tokens.json': JSON.stringify(toDarkTokensFile(kit)),
    'tokens.resolver.json': JSON.stringify(toTokensResolverFile(kit)),
  }
}

/** Returns the custom properties that Terrazzo generates from nothing but the published files. */
async function runTerrazzo(
  context: TestContext,
  files: Record<string, string>,
  theme: Theme,
): Promise<Properties> {
  const folder = await createFolder(context, files)
  const logger = new Logger({ level: 'silent' })
  const config = defineConfig(
    {
      tokens: ['tokens.resolver.json'],
      plugins: [
        css({
          filename: 'out.css',
          variableName: ({ id }) => `--acme-${id.replaceAll('.', '-')}`,
          permutations: [{ input: { theme }, prepare: (text) => `:root {\n${text}\n}` }],
        }),
      ],
    },
    { logger, cwd: pathToFileURL(`${folder}/`) },
  )
  const file = join(folder, 'tokens.resolver.json')
  const source = { filename: pathToFileURL(file), src: await readFile(file, 'utf8') }
  const parsed = await parse([source], { config, logger })
  const { outputFiles } = await build(parsed.tokens, { ...parsed, config, logger })
  return toProperties(String(outputFiles[0]?.contents))
}

/** Returns the custom properties that a stylesheet declares. */
function toProperties(text: string): Properties {
  const matches = text.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)
  return Object.fromEntries([...matches].map(([, name, value]) => [name, value]))
}

/** Returns the properties of our own stylesheet, resolved for one scheme. */
function toOwn(theme: Theme): Properties {
  const own = Object.entries(toProperties(toTokensCss({ namespace: 'acme' }, kit.tokens)))
  return Object.fromEntries(
    own.map(([name, value]) => {
      const [, light, dark] = /^light-dark\((.+\)), (.+)\)$/.exec(value) ?? []
      return [name, (theme === 'light' ? light : dark) ?? value]
    }),
  )
}

/** Normalises the notation of a value, without redundant units and quotes. */
function normalise(value: string): string {
  return value
    .replaceAll(/(?:oklch|color)\([^()]*\)/g, (text) => {
      const color = parseColor(text)
      assert.ok(color?.mode === 'oklch', `${text} is a colour in OKLCH`)
      const { l, c, h = 0, alpha = 1 } = color
      return [l, c, c === 0 ? 0 : h, alpha].map((part) => Number(part.toFixed(5))).join('/')
    })
    .replaceAll(/(?<![\w.])0(?:px|rem)\b/g, '0')
    .replaceAll(/(?<![\d])\.(?=\d)/g, '0.')
    .replaceAll(/\b(\d+)ms\b/g, (_, ms) => `${Number(ms) / 1000}s`)
    .replaceAll(/\s*,\s*/g, ',')
    .replaceAll(/["']/g, '')
}

const normaliseAll = (properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, value]) => [name, normalise(value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

for (const theme of ['light', 'dark'] as const) {
  test(`generates the same properties with Terrazzo as our stylesheet declares, ${theme}`, async (t) => {
    const theirs = normaliseAll(await runTerrazzo(t, toFiles(), theme))
    assert.ok(Object.keys(theirs).length > 80, `only ${Object.keys(theirs).length} properties`)
    assert.deepEqual(theirs, normaliseAll(toOwn(theme)))
  })
}

test('declares different colours for the two schemes, so that comparing both is useful', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => normaliseAll(toOwn(theme)))
  const changed = Object.keys(light!).filter((name) => light![name] !== dark![name])
  assert.deepEqual(
    changed,
    Object.keys(light!).filter((name) => name.startsWith('--acme-color-')),
  )
})

const broken: [file: string, from: string, to: string][] = [
  ['tokens.json', '"colorSpace":"oklch"', '"colorSpace":"okl"'],
  ['tokens.json', '"unit":"rem"', '"unit":"vw"'],
  ['tokens.json', '[0.2,0,0,1]', '[1.2,0,0,1]'],
  ['dark.tokens.json', '"colorSpace":"oklch"', '"colorSpace":"okl"'],
  ['tokens.resolver.json', '2025.10', '2025.9'],
  ['tokens.resolver.json', '#/sets/base', '#/sets/all'],
  ['tokens.resolver.json', './dark.', './night.'],
]

for (const [file, from, to] of broken) {
  test(`fails in Terrazzo if ${file} contains ${to}`, async (t) => {
    const files = toFiles()
    assert.ok(files[file]!.includes(from))
    const text = files[file]!.replace(from, to)
    await assert.rejects(runTerrazzo(t, { ...files, [file]: text }, 'dark'))
  })
}
