import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { parsePage } from '../../engine/library/markdown/index.ts'

/** The most bytes of each document, so that people read it to its end. */
const sizes = { 'CONTRIBUTING.md': 9000, 'SECURITY.md': 5000, 'PERFORMANCE.md': 8000 }
/** The documents of people who work on this repository. */
const documents = ['README.md', ...Object.keys(sizes)]

const parse = (file: string) => parsePage(readFileSync(file, 'utf8'), { file })

/** Returns the links of a document to files and anchors that do not exist. */
function listBroken(file: string): string[] {
  return parse(file)
    .links.map(({ url }) => url)
    .filter((url) => !url.startsWith('https:'))
    .filter((url) => {
      const [path = '', anchor] = url.split('#')
      const target = path ? join(dirname(file), path) : file
      if (!existsSync(target)) return true
      return anchor !== undefined && !parse(target).headings.some(({ slug }) => slug === anchor)
    })
}

for (const [file, most] of Object.entries(sizes)) {
  test(`keeps ${file} within ${most} bytes`, () => {
    const { length } = readFileSync(file)
    assert.ok(length <= most, `${length} bytes`)
  })
}

test('keeps the README within 500 words beside code and tables', () => {
  const prose = readFileSync('README.md', 'utf8').replace(/^```[^]*?^```$|^\|.*$/gm, '')
  const words = prose.match(/\S+/g)!
  assert.ok(words.length > 100 && words.length <= 500, `${words.length} words`)
})

for (const file of [...documents, 'engine/README.md', 'plugins/README.md']) {
  test(`links only to files and headings that exist in ${file}`, () => {
    assert.ok(parse(file).links.length > 0)
    assert.deepEqual(listBroken(file), [])
  })
}

test('names only npm scripts that exist in documents', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!),
  )
  assert.ok(named.length > 20, `${named.length} scripts`)
  assert.deepEqual(
    named.filter((name) => !Object.hasOwn(scripts, name)),
    [],
  )
})
