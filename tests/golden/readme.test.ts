import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readLibrary } from '../../kit/io/read-library.ts'
import { parsePage } from '../../kit/src/markdown/index.ts'
import { toComponentFile } from '../../kit/src/outputs/to-component-file.ts'
import { createRenderer } from '../../plugins/shared/create-renderer.ts'
import { openSite } from '../../plugins/shared/live-site.ts'

const { fences } = parsePage(await readFile('README.md', 'utf8'), { file: 'README.md' })
const codeOf = (language: string) => fences.find(({ lang }) => lang === language)!.code

test('the example of the README renders as the README says', async () => {
  const edge = await createRenderer('kit', await readLibrary('kit'))
  assert.equal(simplify(await edge.renderRaw(codeOf('edge'))), simplify(codeOf('html')))
})

test('the manifest says of the example what the README says', async () => {
  const live = openSite('.')
  await live.read()
  const { catalog } = live.site
  const button = catalog.components.find(({ name }) => name === 'button')!
  const shown = JSON.parse(codeOf('json'))
  const prop = toComponentFile(catalog, button).props.find(({ name }) => name === shown.name)
  assert.deepEqual(prop, { ...shown, type: { ...shown.type, values: prop!.type.values } })
})

/** Without the layout of the source and the drawing of icons. */
function simplify(html: string): string {
  return html
    .replace(/<svg[^]*?<\/svg>/g, '<svg …></svg>')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>]) ?/g, '$1')
    .trim()
}
