import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { listEntries } from '../../engine/catalog/groups.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

const entries = new Map(listEntries(await readKitCatalog()).map((entry) => [entry.name, entry]))

const read = <T>(file: string): T[] =>
  Object.values<T[]>(JSON.parse(readFileSync(`tests/golden/${file}`, 'utf8'))).flat()

/** Whether `button`, `card#footer`, `alert[title]` or `button[color=danger]` exists. */
function exists(target: string): boolean {
  const [, name = '', slot, prop, value] =
    /^([\w.-]+)(?:#([\w-]+)|\[([\w-]+)(?:=([\w.-]+))?\])?$/.exec(target) ?? []
  const entry = entries.get(name)
  if (!entry) return false
  if (slot !== undefined) return entry.slots.some((one) => one.name === slot)
  if (prop === undefined) return true
  const camel = prop.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const declared = entry.props.find((one) => one.name === camel)
  if (!declared || value === undefined) return Boolean(declared)
  const { values } = declared.type
  return !values || values.map(String).includes(value)
}

test('only suggests what the library has', () => {
  const pairs = read<{ expected: (string | null)[] }>('suggestions.json')
  const targets = pairs.flatMap(({ expected }) => expected).filter((one) => one !== null)
  assert.ok(targets.length > 300)
  assert.deepEqual(
    targets.filter((one) => !exists(one)),
    [],
  )
})

test('only expects pages that exist', () => {
  const queries = read<{ expected: string[] }>('site-search.json')
  const paths = queries.flatMap(({ expected }) => expected)
  assert.ok(paths.length > 200)
  const missing = paths.filter(
    (path) =>
      !entries.has(path) && !['', '.md', '.mdx'].some((end) => existsSync(`content/${path}${end}`)),
  )
  assert.deepEqual(missing, [])
})
