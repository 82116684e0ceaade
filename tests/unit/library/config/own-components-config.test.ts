import assert from 'node:assert/strict'
import test from 'node:test'
import { toOwnConfig } from '../../../../engine/library/config/own-components-config.ts'

const read = (components: unknown) =>
  toOwnConfig({ file: 'config/acme.ts', value: { components } }, 'acme')

test('reads the namespace and folder of own components', () => {
  const own = { namespace: 'app', directory: 'views/components' }
  assert.deepEqual(read(own), own)
  assert.equal(read(undefined), null)
  assert.equal(toOwnConfig({ file: 'config/acme.ts', value: null }, 'acme'), null)
})

test('rejects what it cannot use', () => {
  const refused: [unknown, RegExp][] = [
    [true, /Cannot use `components\.namespace` in `config\/acme\.ts`, expected letters/],
    [{ namespace: 'a b', directory: 'views' }, /`components\.namespace`/],
    [
      { namespace: 'acme', directory: 'views' },
      /`acme` as `components\.namespace`.* no library uses/,
    ],
    [{ namespace: 'app' }, /`components\.directory`.* a folder such as/],
    [{ namespace: 'app', directory: ' ' }, /`components\.directory`/],
  ]
  for (const [components, message] of refused) assert.throws(() => read(components), { message })
})
