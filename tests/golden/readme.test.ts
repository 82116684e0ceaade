import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readLibrary } from '../../engine/io/read-library.ts'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'

const { fences } = parsePage(await readFile('README.md', 'utf8'), { file: 'README.md' })
const codeOf = (language: string) => fences.find(({ lang }) => lang === language)!.code

test('renders the example of the README as the README shows', async () => {
  const edge = await createRenderer('kit', await readLibrary('kit'))
  assert.equal(simplify(await edge.renderRaw(codeOf('edge'))), simplify(codeOf('html')))
})

test('lists exactly the folders of the repository in the README', async () => {
  const [, section] = (await readFile('README.md', 'utf8')).split('\n## Map of the repository\n')
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
