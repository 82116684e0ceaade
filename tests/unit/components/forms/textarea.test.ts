import assert from 'node:assert/strict'
import test from 'node:test'
import { toString } from 'hast-util-to-string'
import { renderControl } from '../render-control.ts'

test('escapes markup, and keeps a line break at the start', async () => {
  for (const value of ['</textarea><b>', '\nb']) {
    const tag = '<x-kit::textarea name="a" :value="value" />'
    const { controls } = await renderControl(tag, {}, { state: { value } })
    assert.equal(toString(controls[0]!), value)
  }
})
