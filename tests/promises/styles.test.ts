import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'

test('imports exactly the stylesheets of all components, each once', () => {
  const index = readFileSync('kit/styles/index.css', 'utf8')
  const imported = [...index.matchAll(/^@import '\.\.\/(components\/.*)' layer\(components\);$/gm)]
  assert.deepEqual(
    imported.map(([, name]) => name).sort(),
    globSync('components/**/*.css', { cwd: 'kit' }).sort(),
  )
})
