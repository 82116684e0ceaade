import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

/** Renders a bar; gives its `value` and `max` as they are in the HTML, and the shown text. */
async function render(attributes: string) {
  const html = await edge.renderRaw(`<x-kit::progress label="a" ${attributes} />`)
  const [bar] = /<progress [^>]*>/.exec(html)!
  return {
    bar,
    value: / value="([^"]*)"/.exec(bar)?.[1],
    max: / max="([^"]*)"/.exec(bar)?.[1],
    text: /data-kit-part="value"[^>]*>([^<]*)</.exec(html)?.[1],
  }
}

test('the percentage is that of the maximum, in whole numbers', async () => {
  const { value, max, text } = await render(':value="1" :max="3" show-value')
  assert.deepEqual([value, max, text], ['1', '3', '33%'])
  assert.equal((await render('value="0" show-value')).text, '0%')
})

test('a value outside the bar fills or empties it', async () => {
  assert.equal((await render(':value="120"')).value, '100')
  assert.equal((await render(':value="-1"')).value, '0')
  assert.equal((await render(':value="Infinity"')).value, '100')
})

test('a bar of nothing is empty and valid', async () => {
  for (const max of ['0', '-1']) {
    const { value, max: printed, text } = await render(`:value="0" :max="${max}" show-value`)
    assert.deepEqual([value, printed, text], ['0', '1', '0%'])
  }
})

test('without a value nothing is said of it', async () => {
  for (const attributes of ['show-value', ':value="null" show-value']) {
    const { bar, text } = await render(attributes)
    assert.doesNotMatch(bar, / value=/)
    assert.equal(text, undefined)
  }
})

test('a text of its own is shown and read', async () => {
  const { bar, text } = await render(':value="3" :max="5" value-text="3 of 5" show-value')
  assert.match(bar, / aria-valuetext="3 of 5"/)
  assert.equal(text, '3 of 5')
})

test('a bar needs a label', async () => {
  await assert.rejects(edge.renderRaw('<x-kit::progress :value="1" />'), {
    code: 'E_INVALID_PROP',
    line: 1,
    message: /"label"/,
  })
})
