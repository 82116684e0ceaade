import assert from 'node:assert/strict'
import test from 'node:test'
import { createTestEdge } from './create-test-edge.ts'

const components = {
  box: `@props({ size: 'sm' })
<div>
@if($slots.end)
<p>{{{ await $slots.end() }}}</p>
@end
{{{ await $slots.main() }}}</div>`,
}
const modes = [{}, { production: true }, { production: true, remember: false }]

/** Renders a box with this content in its slot, in turn with and without the condition. */
async function render(content: string, state: { on: boolean; size?: string }, attributes = '') {
  const template = `<x-kit::box${attributes}>A\n<x-slot:end>\n${content}\n</x-slot:end>\n</x-kit::box>`
  const toText = (html: string) => html.replace(/\s+/g, '')
  let text = ''
  for (const mode of modes) {
    const edge = createTestEdge({ components, ...mode })
    edge.registerTemplate('page', { template })
    // Production remembers the output from the second time on, and must not mix them up.
    for (let times = 0; times < 8; times++) {
      const one = { ...state, on: times % 2 ? state.on : !state.on }
      text = toText(await edge.render('page', one))
      assert.equal(text, toText(edge.renderSync('page', one)))
    }
  }
  return text
}

test('leaves out a slot whose whole content is in a condition that is false', async () => {
  for (const attributes of ['', ' size="md"', ' :size="size"', ' {{ { size } }}']) {
    const content = '@if(on)\nB {{ size }}\n@end'
    assert.equal(
      await render(content, { on: true, size: 'b' }, attributes),
      '<div><p>Bb</p>A</div>',
    )
    assert.equal(await render(content, { on: false, size: 'b' }, attributes), '<div>A</div>')
  }
  assert.equal(await render('{{-- C --}}\n@unless(on)\nB\n@end', { on: true }), '<div>A</div>')
  assert.equal(
    await render('@if(on)\n<x-kit::box>C</x-kit::box>\n@end', { on: false }),
    '<div>A</div>',
  )
})

test('keeps a slot with other content, or with an else', async () => {
  assert.equal(await render('B\n@if(on)\nC\n@end', { on: false }), '<div><p>B</p>A</div>')
  assert.equal(await render('@if(on)\nC\n@else\nB\n@end', { on: false }), '<div><p>B</p>A</div>')
})

test('reads the variables of a loop, and reports an error of the condition at its line', async () => {
  const edge = createTestEdge({ components })
  const box = '<x-kit::box>\n<x-slot:end>\n@if(item.on)\nB\n@end\n</x-slot:end>\n</x-kit::box>'
  const html = await edge.renderRaw(`@each(item in items)\n${box}\n@end`, {
    items: [{ on: true }, { on: false }],
  })
  assert.equal(html.match(/<p>/g)?.length, 1)
  await assert.rejects(edge.renderRaw(box), { filename: 'eval.edge', line: 3 })
})
