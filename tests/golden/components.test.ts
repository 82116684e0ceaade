import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { readLibrary } from '../../engine/io/read-library.ts'
import { createGoldenRenderer } from './create-golden-renderer.ts'

const folder = join(import.meta.dirname, 'components')
const edge = await createGoldenRenderer()
const cached = await createGoldenRenderer({ production: true })
const uncached = await createGoldenRenderer({ production: true, cache: false })
const cases = readdirSync(folder)
const read = (name: string, file: string) => readFileSync(join(folder, name, file), 'utf8')

for (const name of cases) {
  test(`renders ${name} as recorded`, async () => {
    const input = read(name, 'input.edge')
    assert.equal(await edge.renderRaw(input), read(name, 'output.html'))
    assert.equal(edge.renderRawSync(input), read(name, 'output.html'))
    assert.equal(await uncached.renderRaw(input), read(name, 'output.html'))
    for (const round of ['cold', 'learning', 'warm']) {
      assert.equal(await cached.renderRaw(input), read(name, 'output.html'), round)
    }
  })
}

test('has a golden case for every component', async () => {
  const { components } = await readLibrary('kit')
  const inputs = cases.map((name) => read(name, 'input.edge')).join('\n')
  for (const { name } of components) {
    assert.match(inputs, new RegExp(`<x-kit::${name.replace('.', '\\.')}[\\s>]`), name)
  }
})
