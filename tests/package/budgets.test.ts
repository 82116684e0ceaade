import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { gzipSync } from 'node:zlib'

const scripts = readdirSync('kit/build/scripts').filter((file) => file.endsWith('.js'))
/** Scripts that no component needs. */
const optional = ['alpine.js', 'live.js']

/** Returns the compressed size of a file in bytes. */
const weigh = (file: string) => gzipSync(readFileSync(`kit/build/${file}`)).length

test('keeps all scripts within 14 KB, each compressed separately', () => {
  assert.ok(optional.every((file) => scripts.includes(file)))
  const needed = scripts.filter((file) => !optional.includes(file))
  assert.ok(needed.length > 5)
  const bytes = needed.reduce((sum, file) => sum + weigh(`scripts/${file}`), 0)
  assert.ok(bytes <= 14 * 1024, `${bytes} bytes`)
})

test('imports all scripts without further dependencies in one module, without copies', () => {
  const text = readFileSync('kit/build/scripts.js', 'utf8')
  const imported = [...text.matchAll(/^import '\.\/scripts\/([\w-]+\.js)'$/gm)].map(
    ([, name]) => name,
  )
  assert.deepEqual(
    imported,
    scripts.filter((file) => !optional.includes(file)),
  )
  assert.ok(weigh('scripts.js') < 200)
})

test('keeps the stylesheet within 30 KB compressed', () => {
  const bytes = weigh('styles.css')
  assert.ok(bytes > 1024 && bytes <= 30 * 1024, `${bytes} bytes`)
})

test('keeps the plugin for Alpine below 1 KB compressed', () => {
  const bytes = weigh('scripts/alpine.js')
  assert.ok(bytes < 1024, `${bytes} bytes`)
})

test('keeps the script for updates in place within 1 KB compressed', () => {
  const bytes = weigh('scripts/live.js')
  assert.ok(bytes > 512 && bytes <= 1024, `${bytes} bytes`)
})
