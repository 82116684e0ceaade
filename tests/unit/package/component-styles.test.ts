import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { build, transform } from 'esbuild'
import { buildComponentStyles } from '../../../engine/package/component-styles.ts'
import { readKitCatalog } from '../fixtures/read-kit-catalog.ts'

const catalog = await readKitCatalog()
const sheets = await buildComponentStyles(catalog, 'kit')
const [base, ...ofComponents] = sheets

/** Lists the selectors of a stylesheet, without nesting, sorted. */
async function listSelectors(css: string): Promise<string[]> {
  const { code } = await transform(css, { loader: 'css', supported: { nesting: false } })
  const text = code
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@keyframes [^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude]) => prelude!.trim().replace(/\s+/g, ' '))
    .filter((prelude) => !prelude.startsWith('@'))
    .sort()
}

test('exports a stylesheet for each component with rules of its own, and one with the shared rules', () => {
  assert.equal(base!.name, 'base')
  const names = new Set(catalog.components.map(({ name }) => name))
  assert.ok(ofComponents.length > 30, String(ofComponents.length))
  assert.deepEqual(
    ofComponents.filter(({ name }) => !names.has(name)),
    [],
  )
})

test('compiles each stylesheet alone, with rules for its own component only', async () => {
  const strays: string[] = []
  for (const { name, css } of ofComponents) {
    const selectors = await listSelectors(css)
    assert.ok(selectors.length > 0, name)
    assert.match(css, /@layer components\{/, name)
    const own = [`.kit-${name}`, `[data-kit=${name}`, `[data-kit-${name}`]
    for (const selector of selectors) {
      if (!own.some((text) => selector.includes(text))) strays.push(`${name}: ${selector}`)
    }
  }
  assert.deepEqual(strays, [])
})

test('names the stylesheets that each one needs', () => {
  const firstLine = (name: string) =>
    sheets.find((sheet) => sheet.name === name)!.css.split('\n')[0]
  assert.equal(firstLine('base'), '/* Load before it: tokens. */')
  assert.equal(firstLine('stack'), '/* Load before it: tokens, base. */')
  assert.equal(firstLine('button'), '/* Load before it: tokens, base, icon, spinner. */')
  assert.equal(firstLine('input'), '/* Load before it: tokens, base, icon, field. */')
})

test('contains every rule of the whole stylesheet exactly once', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: readFileSync('kit/styles/index.css', 'utf8'),
      resolveDir: 'kit/styles',
      loader: 'css',
    },
    bundle: true,
    minify: true,
    write: false,
  })
  const parts = await Promise.all(sheets.map(({ css }) => listSelectors(css)))
  assert.deepEqual(parts.flat().sort(), await listSelectors(outputFiles[0]!.text))
})

test('builds only the shared rules of a library that imports no stylesheet of a component', async () => {
  const acme = await buildComponentStyles(catalog, 'tests/fixtures/acme/kit')
  assert.deepEqual(
    acme.map(({ name }) => name),
    ['base'],
  )
})
