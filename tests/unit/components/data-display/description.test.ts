import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

function render(attributes: string): Promise<string> {
  return edge.renderRaw(
    `<x-kit::description><x-kit::description.item label="A" ${attributes} /></x-kit::description>`,
  )
}

test('shows numbers, also zero, and names both types if a value is neither', async () => {
  for (const value of ['0', '12', "'0'"]) {
    assert.match(await render(`:value="${value}"`), />0<|>12</)
  }
  for (const value of ["''", 'null']) {
    assert.match(await render(`:value="${value}"`), />Not provided</)
  }
  await assert.rejects(render(':value="true"'), /Expected a string or a number/)
})
