import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

/** Renders a bar, and returns `value` and `max` from the HTML, and the shown text. */
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

test('shows the percentage of the maximum as a whole number', async () => {
  const { value, max, text } = await render(':value="1" :max="3" show-value')
  assert.deepEqual([value, max, text], ['1', '3', '33%'])
  assert.equal((await render('value="0" show-value')).text, '0%')
})

test('limits a value outside the range', async () => {
  assert.equal((await render(':value="120"')).value, '100')
  assert.equal((await render(':value="-1"')).value, '0')
  await assert.rejects(render(':value="Infinity"'), /Invalid value Infinity.*Expected a number/)
})

test('renders a maximum of zero or less as a valid empty bar', async () => {
  for (const max of ['0', '-1']) {
    const { value, max: printed, text } = await render(`:value="0" :max="${max}" show-value`)
    assert.deepEqual([value, printed, text], ['0', '1', '0%'])
  }
})

test('omits the value if none is given', async () => {
  for (const attributes of ['show-value', ':value="null" show-value']) {
    const { bar, text } = await render(attributes)
    assert.doesNotMatch(bar, / value=/)
    assert.equal(text, undefined)
  }
})

test('shows and announces a custom text', async () => {
  const { bar, text } = await render(':value="3" :max="5" value-text="3 of 5" show-value')
  assert.match(bar, / aria-valuetext="3 of 5"/)
  assert.equal(text, '3 of 5')
})
