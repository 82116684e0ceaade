import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../../plugins/example/render-examples.ts'
import { createProductionRenderer } from '../create-production-renderer.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const production = await createProductionRenderer()

test('rejects a drawer without an id or a name, or with an unknown side', async () => {
  for (const [attributes, message] of [
    ['title="A"', /: Missing required prop "id"/],
    ['id="a"', /: Missing prop "title": a dialog needs a name/],
    ['id="a" title="A" side="left"', /: Invalid value "left" for prop "side"/],
  ] as const) {
    const drawer = `\n<x-kit::drawer ${attributes}>Text</x-kit::drawer>`
    await assert.rejects(edge.renderRaw(drawer), { code: 'E_INVALID_PROP', line: 2, message })
    const html = await production.renderRaw(drawer)
    assert.match(html, /<dialog [^>]*data-side="end"[^]*Text/)
    assert.doesNotMatch(html, /null|undefined/)
  }
})
