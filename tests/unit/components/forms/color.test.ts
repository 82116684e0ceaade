import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

const color = (attributes: string, session?: Parameters<typeof renderControl>[1]) =>
  renderControl(
    `<x-kit::color name="color" legend="Colour" :options="{ '#0d9488': 'Teal', '#dc2626': 'Red' }" ${attributes} />`,
    session,
  )
const checked = (html: string) =>
  [...html.matchAll(/value="([^"]*)"[^>]* checked/g)].map(([, value]) => value)

test('keeps the colour of the picker when validation fails', async () => {
  const { html } = await color('custom', { old: { color: 'other', color_other: '#123456' } })
  assert.deepEqual(checked(html), ['other'])
  assert.match(html, /type="color" name="color_other" value="#123456"/)
})

test('shows a colour without a swatch in the picker', async () => {
  const { html } = await color('custom value="#123456"')
  assert.deepEqual(checked(html), ['other'])
  assert.match(html, /name="color_other" value="#123456"/)
})

test('compares colours whatever their letters', async () => {
  assert.deepEqual(checked((await color('value="#DC2626"')).html), ['#dc2626'])
})

test('refuses what is not a colour', async () => {
  assert.deepEqual(checked((await color('custom value="red"')).html), [])
  await assert.rejects(
    renderControl(`<x-kit::color name="a" legend="A" :options="['red']" />`),
    /Invalid colour "red" in prop "options"/,
  )
})
