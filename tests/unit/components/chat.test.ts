import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

test('leaves no room for an avatar, a time or actions whose condition is false', async () => {
  const slots = ['avatar', 'time', 'actions'].map(
    (name) => `<x-slot:${name}>\n@if(on)\n<b>A</b>\n@end\n</x-slot:${name}>`,
  )
  const message = `<x-kit::chat.message author="Ada" text="Hello">\n${slots.join('\n')}\n</x-kit::chat.message>`
  const listParts = async (on: boolean) => {
    const html = await edge.renderRaw(`<x-kit::chat label="Ada">${message}</x-kit::chat>`, { on })
    return Array.from(html.matchAll(/data-kit-part="(\w+)"/g), ([, part]) => part)
  }
  const always = ['list', 'content', 'author', 'bubble', 'text']
  assert.deepEqual(await listParts(false), always)
  assert.deepEqual(
    (await listParts(true)).sort(),
    [...always, 'avatar', 'meta', 'time', 'actions'].sort(),
  )
})
