import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { parseExampleMeta } from '../../engine/site/examples.ts'
import { expandContent } from '../../engine/site/expand-content.ts'
import { ProblemError } from '../../engine/problem/problem.ts'
import { frontMatterSchema } from '../../engine/schema/page.ts'
import { listRows } from '../site/list-rows.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

const file = 'content/guides/writing-pages.md'
const page = parsePage(readFileSync(file, 'utf8'), { file })
const firstCells = (title: string) => listRows(page, title).map(([cell]) => cell![0]!)

/** Returns the values that the error of a wrong one names. */
function listExpected(run: () => unknown): string[] {
  try {
    run()
  } catch (error) {
    assert.ok(error instanceof ProblemError)
    return [...error.message.matchAll(/`(::\w+)`/g)].map(([, name]) => name!)
  }
  return assert.fail('no error')
}

test('lists each key of the front matter in the guide', () => {
  // The section on blocks explains these two.
  const keys = Object.keys(frontMatterSchema.shape).filter((key) => !/^(category|state)$/.test(key))
  assert.deepEqual(firstCells('Front matter').sort(), keys.sort())
})

test('lists only options of a live example that it accepts, and each kind of them', () => {
  const options = firstCells('Live examples')
  for (const option of options) assert.deepEqual(parseExampleMeta(option).mistakes, [], option)
  const [wrong] = parseExampleMeta('nothing').mistakes
  const kinds = wrong!.expected.flatMap((option) => /^\w+(?==)/.exec(option)?.[0] ?? [])
  assert.deepEqual(
    [...new Set(options.map((option) => option.split('=')[0]!))].sort(),
    kinds.sort(),
  )
})

test('lists each line that becomes generated content', async () => {
  const catalog = await readKitCatalog()
  const wrong = parsePage('::nothing\n', { file })
  const known = listExpected(() =>
    expandContent(catalog, { id: 'components/badge', title: 'Badge' }, wrong),
  )
  const lines = firstCells('Generated content')
  const [unknown, ...others] = known
  assert.equal(unknown, '::nothing')
  assert.deepEqual(lines.sort(), others.sort())
})
