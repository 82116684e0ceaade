import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

const render = (attributes: string) =>
  edge.renderRaw(`<x-kit::indicator label="New" ${attributes}><b>A</b></x-kit::indicator>`)

test('limits the count, also one that is a text', async () => {
  assert.match(await render(':count="100"'), />99\+</)
  assert.match(await render('count="12" :max="9"'), />9\+</)
  assert.match(await render('count="New"'), />New</)
})

test('has no mark for 0, an empty count or `show`, unless `show-zero` is set', async () => {
  for (const attributes of [':count="0"', 'count="0"', 'count=""', ':show="false"']) {
    assert.doesNotMatch(await render(attributes), /kit-indicator-mark|New/, attributes)
  }
  assert.match(await render(':count="0" show-zero'), />0</)
})

test('lets screen readers read the label instead of the mark', async () => {
  const html = await render(':count="3"')
  assert.match(html, / aria-hidden="true">3<\/span><span class="kit-visually-hidden"> New</)
})
