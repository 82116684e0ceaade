import type { Prop } from '../../../engine/tags/index.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toVariants } from '../../../engine/site/controls.ts'
import { catalog } from '../fixtures/catalog.ts'

const base = { required: false, description: 'A prop.' }
const props: Prop[] = [
  {
    ...base,
    name: 'tone',
    type: { text: '', kind: 'enum', values: ['calm', 'a "b"'] },
    default: 'calm',
  },
  { ...base, name: 'level', type: { text: '', kind: 'enum', values: [1, 2] } },
  { ...base, name: 'showValue', type: { text: 'boolean', kind: 'boolean' }, default: false },
  { ...base, name: 'open', type: { text: 'boolean', kind: 'boolean' }, default: true },
]
const [chip] = catalog.components
const list = (code: string, ...controls: string[]) =>
  toVariants({ code, controls }, { namespace: 'acme', components: [{ ...chip!, props }] })

test('returns no variants for an example without controls', () => {
  assert.deepEqual(list('<x-acme::chip />'), { controls: [], codes: [] })
})

test('changes the last control first, and omits defaults', () => {
  assert.deepEqual(list('<x-acme::chip>A</x-acme::chip>', 'level', 'showValue').codes, [
    '<x-acme::chip>A</x-acme::chip>',
    '<x-acme::chip show-value>A</x-acme::chip>',
    '<x-acme::chip :level="1">A</x-acme::chip>',
    '<x-acme::chip :level="1" show-value>A</x-acme::chip>',
    '<x-acme::chip :level="2">A</x-acme::chip>',
    '<x-acme::chip :level="2" show-value>A</x-acme::chip>',
  ])
})

test('writes values by their type, with escaped quotes', () => {
  assert.deepEqual(list('<x-acme::chip />', 'tone', 'open').codes, [
    '<x-acme::chip :open="false" />',
    '<x-acme::chip />',
    '<x-acme::chip tone="a &quot;b&quot;" :open="false" />',
    '<x-acme::chip tone="a &quot;b&quot;" />',
  ])
})

test("keeps the rest of the code, and the author's code for the author's choice", () => {
  const code =
    '<p>1</p>\n<x-acme::chip\n  id="a"\n  :show-value="true" class="b"\n/>\n<x-acme::chip showValue />'
  assert.deepEqual(list(code, 'showValue').codes, [
    '<p>1</p>\n<x-acme::chip\n  id="a"\n  class="b"\n/>\n<x-acme::chip showValue />',
    code,
  ])
})

test('gives a chosen value a line of its own where the author did, and where the line gets too long', () => {
  const broken = '<x-acme::chip\n  id="a"\n  class="b"\n/>'
  assert.deepEqual(list(broken, 'showValue').codes, [
    broken,
    '<x-acme::chip\n  show-value\n  id="a"\n  class="b"\n/>',
  ])
  const long = `<x-acme::chip id="${'a'.repeat(60)}" />`
  assert.deepEqual(list(long, 'showValue').codes, [
    long,
    `<x-acme::chip\n  show-value\n  id="${'a'.repeat(60)}"\n/>`,
  ])
})

test('closes a tag that has no attributes any more behind its name', () => {
  assert.equal(list('<x-acme::chip\n  show-value\n/>', 'showValue').codes[0], '<x-acme::chip />')
  assert.equal(
    list('<x-acme::chip\n  show-value\n>A</x-acme::chip>', 'showValue').codes[0],
    '<x-acme::chip>A</x-acme::chip>',
  )
})
