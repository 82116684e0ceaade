import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import test from 'node:test'
import { faults } from '../../mutants/faults.ts'
import { tryFault } from '../../mutants/try-fault.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('names an existing function, a different replacement and tests for every fault', async () => {
  assert.ok(faults.length >= 20)
  for (const { promise, load, file, name, change, tests } of faults) {
    const exported = (await load())[name]
    assert.equal(typeof exported, 'function', `${promise}: ${file} exports no function ${name}`)
    assert.ok(existsSync(file), file)
    // A class may be changed in place, which changes it for the other tests too.
    if (!String(exported).startsWith('class')) {
      assert.equal(typeof change(exported as never), 'function', promise)
    }
    assert.ok(tests.length && tests.every((path) => existsSync(path)), `${promise}: ${tests}`)
  }
  assert.equal(new Set(faults.map(({ promise }) => promise)).size, faults.length)
})

const files = {
  'package.json': '{"type":"module"}',
  'lib/one.ts': 'export function one(): number {\n  return 1\n}\n',
  'lib/two.ts': `import { one } from './one.ts'\n\nexport const two = () => one() + one()\n`,
  'build/bundle.js': '// lib/one.ts\nfunction one() {\n  return 1\n}\nexport { one }\n',
  'one.test.ts': `import test from 'node:test'
import { two } from './lib/two.ts'
test('two is two', () => { if (two() !== 2) throw new Error('It is not') })
`,
  'bundle.test.ts': `import test from 'node:test'
import { one } from './build/bundle.js'
test('one is itself', () => { if (one() !== 1) throw new Error('It is not') })
`,
  'other.test.ts': `import test from 'node:test'\nimport './lib/one.ts'\ntest('all is well', () => {})\n`,
}
const fault = { file: 'kit/lib/one.ts', name: 'one', tests: ['one.test.ts'] }
const wrong = (one: never) => () => (one as () => number)() + 1

test('reports the test that catches a fault in a source or a bundle, or null if none does', async (context) => {
  const folder = await createFolder(context, files)
  const tryTests = (...tests: string[]) => tryFault({ ...fault, tests, change: wrong }, folder)
  assert.equal(tryTests('other.test.ts', 'one.test.ts'), 'two is two')
  assert.equal(tryTests('bundle.test.ts'), 'one is itself')
  assert.equal(tryTests('other.test.ts'), null)
  const same = (one: never) => one
  assert.equal(tryFault({ ...fault, change: same }, folder), null)
})
