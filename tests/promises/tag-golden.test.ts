import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { renderTagCase } from '../unit/tags/render-tag-case.ts'

const folder = fileURLToPath(new URL('../golden/tags/cases', import.meta.url))
const cases = readdirSync(folder)

const both = [true, false]
const ways = both.flatMap((async) =>
  both.flatMap((cache) => both.map((registered) => ({ async, cache, registered }))),
)

for (const name of cases) {
  describe(name, () => {
    const files = readdirSync(`${folder}/${name}`)
    const read = (file: string) => readFileSync(`${folder}/${name}/${file}`, 'utf8')
    const input = read('input.edge')
    const outcome = files.includes('output.html') ? read('output.html') : read('error.txt')
    // This file only exists if sync rendering gives another result.
    const syncOutcome = files.includes('sync.txt') ? read('sync.txt') : outcome

    for (const way of ways) {
      const { async, cache, registered } = way
      const words = [async ? 'async' : 'sync', cache ? 'cached' : 'uncached']
      test(`renders ${words.join(', ')}, from ${registered ? 'a file' : 'text'}`, async () => {
        assert.equal(await renderTagCase(input, way), async ? outcome : syncOutcome)
      })
    }

    test('renders Windows line endings the same', async () => {
      const windows = input.replaceAll('\n', '\r\n')
      for (const way of ways) {
        const result = await renderTagCase(windows, way)
        assert.equal(result.replaceAll('\r\n', '\n'), way.async ? outcome : syncOutcome)
      }
    })
  })
}
