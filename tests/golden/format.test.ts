import assert from 'node:assert/strict'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { Edge } from 'edge.js'
import { type FormatOptions, formatTemplate } from '../../engine/format/format-template.ts'
import { readComponentClasses, readComponentFiles } from '../../engine/io/component-files.ts'
import { openLayouts } from '../../engine/io/read-layouts.ts'
import { renderExample } from '../../plugins/example/render-example.ts'
import { toExampleKey } from '../../plugins/example/render-examples.ts'
import { tagsPlugin } from '../../engine/tags/index.ts'
import { assertAlike, toShape, toShownHtml } from '../unit/format/to-shape.ts'
import { createGoldenRenderer } from './create-golden-renderer.ts'
import { readDocs } from '../site/read-docs.ts'

const docs = await readDocs()
const layouts = openLayouts(docs.catalog, 'kit', '.')
/** Lines that are so short that almost everything that can be broken is broken. */
const widths = [88, 30]
const toOptions = (width: number): FormatOptions => ({ ...layouts, width })

/** Formats a template, and checks that its result stays as it is. */
function format(text: string, width: number, file: string): string {
  const formatted = formatTemplate(text, toOptions(width))
  assert.equal(formatTemplate(formatted, toOptions(width)), formatted, `${file}, twice`)
  return formatted
}

test('renders every example the same after formatting', async (t) => {
  let changed = 0
  for (const { examples } of docs.pages) {
    for (const example of examples) {
      const before = docs.examples.get(toExampleKey(example))!
      for (const width of widths) {
        const code = format(example.code, width, example.id)
        if (code === example.code) continue
        changed++
        const html = await renderExample(docs.renderer, { ...example, code }, example.path)
        if (html !== before) assertAlike(toShownHtml(html), toShownHtml(before), example.id)
      }
    }
  }
  t.diagnostic(`${changed} formatted examples render the same.`)
  assert.ok(changed > 400, `only ${changed} formatted examples`)
})

test('renders every golden case the same after formatting', async () => {
  const edge = await createGoldenRenderer()
  const inputs = globSync('tests/golden/components/*/input.edge')
  assert.ok(inputs.length > 60, `only ${inputs.length} inputs`)
  for (const file of inputs) {
    const text = readFileSync(file, 'utf8')
    for (const width of widths) {
      const formatted = format(text, width, file)
      if (formatted === text) continue
      const [before, after] = await Promise.all([edge.renderRaw(text), edge.renderRaw(formatted)])
      if (after !== before) assertAlike(toShownHtml(after), toShownHtml(before), file)
    }
  }
})

test('renders every example the same with formatted components', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'format-'))
  t.after(() => rmSync(folder, { recursive: true }))
  cpSync('kit/components', join(folder, 'components'), { recursive: true })
  const files = readComponentFiles(folder)
  for (const { file } of files) writeFileSync(file, format(readFileSync(file, 'utf8'), 60, file))
  const edge = Edge.create({ cache: true })
  edge.use(
    tagsPlugin({
      namespace: 'kit',
      directory: join(folder, 'components'),
      listComponents: () => files.map(({ path }) => path),
      classes: await readComponentClasses('kit'),
    }),
    { recurring: true },
  )
  for (const { examples } of docs.pages) {
    for (const example of examples) {
      const before = docs.examples.get(toExampleKey(example))!
      const html = await renderExample(edge, example, example.path)
      if (html !== before) assertAlike(toShownHtml(html), toShownHtml(before), example.id)
    }
  }
})

test('leaves the parts of every template of this repository that are shown as they are', (t) => {
  const exclude = (file: string) => /(?:^|\/)(?:node_modules|build|\.cache|dist)(?:\/|$)/.test(file)
  const files = globSync('{kit,playground,samples,tests}/**/*.edge', { exclude })
  t.diagnostic(`${files.length} templates`)
  assert.ok(files.length > 250, `only ${files.length} templates`)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const width of widths) {
      const formatted = format(text, width, file)
      if (formatted === text) continue
      assertAlike(
        toShape(formatted, toOptions(width)),
        toShape(text, toOptions(width)),
        `${file}, ${width} characters wide`,
      )
    }
  }
})

test('formats as the guide shows', () => {
  const guide = readFileSync('content/guides/format.md', 'utf8')
  const [, before, after] = /has 166 characters:\n\n```text\n(.+\n)```[^`]+```edge\n([^`]+)```/.exec(guide)!
  assert.equal(before!.trimEnd().length, 166)
  assert.equal(formatTemplate(before!, toOptions(88)), after)
})

test('would notice white space that is shown', () => {
  const shape = (text: string) => toShape(text, toOptions(88))
  const link = '<x-kit::link href="/a">A</x-kit::link>'
  assert.notEqual(shape(`a${link}`), shape(`a ${link}`))
  assert.notEqual(shape('<b>a</b><b>c</b>'), shape('<b>a</b> <b>c</b>'))
  assert.notEqual(shape('<pre>a</pre>'), shape('<pre>a </pre>'))
  assert.notEqual(shape('<p title="a">A</p>'), shape('<p title="a ">A</p>'))
  assert.notEqual(toShownHtml('a<b>b</b>'), toShownHtml('a <b>b</b>'))
  assert.equal(shape('<p>a</p><p>b</p>'), shape('<p>\n  a\n</p>\n<p>b</p>'))
})
