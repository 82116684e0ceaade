import assert from 'node:assert/strict'
import test from 'node:test'
import { toOwnConfig } from '../../../../engine/library/config/own-components-config.ts'

const read = (components: unknown) =>
  toOwnConfig({ file: 'config/acme.ts', value: { components } }, 'acme')

test('reads the namespace and folder of own components', () => {
  const own = { namespace: 'app', directory: 'views/components' }
  assert.deepEqual(read(own), own)
  assert.deepEqual(read({ ...own, directory: 'views\\components' }), own)
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
    ...[
      ' ',
      '/',
      '/srv/views',
      '\\\\srv\\views',
      'C:\\views',
      'c:/views',
      'C:views',
      'a\0b',
      'a\u001B[2J',
    ].map((directory): [unknown, RegExp] => [
      { namespace: 'app', directory },
      /^Cannot use `components\.directory` in `config\/acme\.ts`, expected a folder such as [^\p{Cc}]+$/u,
    ]),
  ]
  for (const [components, message] of refused) assert.throws(() => read(components), { message })
})
