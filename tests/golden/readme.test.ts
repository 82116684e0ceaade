import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readLibrary } from '../../engine/io/read-library.ts'
import { toComponentAnswer } from '../../engine/answers/component.ts'
import { toExamplesAnswer } from '../../engine/answers/examples.ts'
import { toComponentText } from '../../engine/console/component-text.ts'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { toComponentFile } from '../../engine/files/json/components.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { readDocs } from '../site/read-docs.ts'

const { fences } = parsePage(await readFile('README.md', 'utf8'), { file: 'README.md' })
const codeOf = (language: string) => fences.find(({ lang }) => lang === language)!.code

const docs = await readDocs()
const { catalog } = docs

test('renders the example of the README as the README shows', async () => {
  const edge = await createRenderer('kit', await readLibrary('kit'))
  assert.equal(simplify(await edge.renderRaw(codeOf('edge'))), simplify(codeOf('html')))
})

test('describes the example in the manifest as the README shows', async () => {
  const button = catalog.components.find(({ name }) => name === 'button')!
  const shown = JSON.parse(codeOf('json'))
  const prop = toComponentFile(catalog, button).props.find(({ name }) => name === shown.name)
  assert.deepEqual(prop, { ...shown, type: { ...shown.type, values: prop!.type.values } })
})

test('prints in the terminal what the README shows, except what `…` omits', () => {
  const [call, ...lines] = codeOf('text').split('\n')
  const [, command, name] = /^\$ node ace (\S+) (\S+)$/.exec(call!)!
  assert.equal(command, `${catalog.library.namespace}:show`)
  const { examples } = toExamplesAnswer(catalog, { name: name!, limit: 1 })
  const said = toComponentText(toComponentAnswer(catalog, name!), examples[0]?.code)
  const pattern = lines.map((line) => (line === '…' ? '[^]*' : escape(line))).join('\n')
  assert.match(said, new RegExp(`^${pattern}\n?$`))
})

for (const file of ['README.md', 'CONTRIBUTING.md']) {
  test(`links only to existing files in ${file}`, async () => {
    const { links } = parsePage(await readFile(file, 'utf8'), { file })
    const paths = links.map(({ url }) => url).filter((url) => !/^(https:|#)/.test(url))
    assert.ok(paths.length > 5, `only ${paths.length} links were found`)
    assert.deepEqual(
      paths.filter((path) => !existsSync(path.replace(/#.*/, ''))),
      [],
    )
  })
}

test('lists exactly the folders of the repository in the README', async () => {
  const [, section] = (await readFile('README.md', 'utf8')).split('\n## The repository\n')
  const map = [...section!.split('\n## ')[0]!.matchAll(/^\| `(.+?)`/gm)].map(([, path]) => path!)
  const ignored = (await readFile('.gitignore', 'utf8')).split('\n')
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `${name}/`)
    .filter((name) => !ignored.includes(name))
  assert.deepEqual(
    map.filter((path) => !/^[^/]+\/$/.test(path) && !existsSync(path)),
    [],
  )
  assert.deepEqual(map.filter((path) => /^[^/]+\/$/.test(path)).sort(), folders.sort())
})

/** Removes the formatting of the source and the drawings of icons. */
function simplify(html: string): string {
  return html
    .replace(/<svg[^]*?<\/svg>/g, '<svg …></svg>')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>]) ?/g, '$1')
    .trim()
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
