import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../../plugins/example/render-examples.ts'
import { claimId } from '../../../../engine/tags/runtime/check-tag.ts'
import { createProductionRenderer } from '../../components/create-production-renderer.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

test('gives an id to the first tag of a page, and returns that tag to the next', () => {
  const page = {}
  const filename = 'a.edge'
  const first = { name: 'modal', filename, line: 1 }
  assert.equal(claimId(page, 'a', first), null)
  assert.equal(claimId(page, 'a', { name: 'popover', filename, line: 2 }), first)
  assert.equal(claimId(page, 'b', { name: 'popover', filename, line: 3 }), null)
  assert.equal(claimId({}, 'a', { name: 'popover', filename, line: 1 }), null)
  for (const none of [undefined, null, '', 3]) assert.equal(claimId(page, none, first), null)
})

test('reports a repeated id at the second tag', async () => {
  const page =
    '<x-kit::modal id="a" title="A">1</x-kit::modal>\n\n<x-kit::badge id="a">2</x-kit::badge>'
  await assert.rejects(edge.renderRaw(page), {
    code: 'E_INVALID_PROP',
    message:
      'Cannot render <x-kit::badge> in `eval.edge:3`: The id "a" is already used by <x-kit::modal> in line 1',
    line: 3,
  })
  const production = await createProductionRenderer()
  assert.match(await production.renderRaw(page), /<span [^>]*id="a"/)
})

test('names the file of the first tag if it is another one', async () => {
  const renderer = edge.createRenderer()
  edge.registerTemplate('part', { template: '\n<x-kit::badge id="a">1</x-kit::badge>' })
  await assert.rejects(
    renderer.renderRaw('@include("part")\n<x-kit::badge id="a">2</x-kit::badge>'),
    {
      message: /The id "a" is already used by <x-kit::badge> in `[^`]*part[^`]*:2`$/,
    },
  )
})

test('reports an id in a loop at its second iteration', async () => {
  const page = '@each(n in [1, 2])\n<x-kit::badge id="a">{{ n }}</x-kit::badge>\n@end'
  await assert.rejects(edge.renderRaw(page), { code: 'E_INVALID_PROP', line: 2 })
  const named = '@each(n in [1, 2])\n<x-kit::badge id="a-{{ n }}">{{ n }}</x-kit::badge>\n@end'
  assert.match(await edge.renderRaw(named), /id="a-2"/)
})

test('allows the same id for a field and its control, and on different pages', async () => {
  const page = '<x-kit::field name="a" id="b">\n<x-kit::input id="b" />\n</x-kit::field>'
  assert.match(await edge.renderRaw(page), /<input [^>]*id="b"/)
  assert.match(await edge.renderRaw(page), /<input [^>]*id="b"/)
})
