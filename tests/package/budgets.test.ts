import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { gzipSync } from 'node:zlib'

const scripts = readdirSync('kit/build/scripts').filter((file) => file.endsWith('.js'))
/** Scripts that no component needs. */
const optional = ['alpine.js', 'live.js']

/** Returns the compressed size of a file in bytes, as for files that are compressed when deployed. */
const weigh = (file: string) => gzipSync(readFileSync(`kit/build/${file}`), { level: 9 }).length

/** What `scripts.js` imports, at once and later. */
const module = readFileSync('kit/build/scripts.js', 'utf8')
const [atOnce, later] = [
  /import\s?"\.\/scripts\/([\w-]+\.js)"/g,
  /import\("\.\/scripts\/([\w-]+\.js)"\)/g,
].map((pattern) => [...module.matchAll(pattern)].map(([, name]) => name!)) as [string[], string[]]

/** What some scripts import, each once for all of them. */
function listShared(files: string[]): Set<string> {
  return new Set(
    files.flatMap((file) => {
      const imports = readFileSync(`kit/build/scripts/${file}`, 'utf8').matchAll(
        /"\.\/([\w-]+\.js)"/g,
      )
      return Array.from(imports, ([, name]) => name!)
    }),
  )
}
const shared = listShared([...atOnce, ...later])

test('keeps the scripts of every page within 14 KB, each compressed separately', () => {
  assert.ok(atOnce.length > 5)
  const files = [...atOnce, ...listShared(atOnce)]
  const bytes = files.reduce((sum, file) => sum + weigh(`scripts/${file}`), weigh('scripts.js'))
  assert.ok(bytes <= 14 * 1024, `${bytes} bytes`)
})

test('keeps each script that loads later within 1.5 KB compressed, and that of dates within 1.55', () => {
  for (const file of [...later, ...shared]) {
    const bytes = weigh(`scripts/${file}`)
    // The calendar gives the focus back inside another popover, which browsers do not.
    const limit = file === 'date.js' ? 1.55 : 1.5
    assert.ok(bytes <= limit * 1024, `${file} has ${bytes} bytes`)
  }
})

test('loads each script without further dependencies in one module, without copies', () => {
  assert.ok(optional.every((file) => scripts.includes(file)))
  assert.deepEqual(
    [...atOnce, ...later, ...shared].sort(),
    scripts.filter((file) => !optional.includes(file)),
  )
  assert.ok(weigh('scripts.js') < 700)
})

test('keeps the stylesheet within 30 KB compressed', () => {
  const bytes = weigh('styles.css')
  assert.ok(bytes > 1024 && bytes <= 30 * 1024, `${bytes} bytes`)
})

test('keeps the plugin for Alpine below 1 KB compressed', () => {
  const bytes = weigh('scripts/alpine.js')
  assert.ok(bytes < 1024, `${bytes} bytes`)
})

test('keeps the script for updates in place within 1.25 KB compressed', () => {
  const bytes = weigh('scripts/live.js')
  assert.ok(bytes > 512 && bytes <= 1.25 * 1024, `${bytes} bytes`)
})
