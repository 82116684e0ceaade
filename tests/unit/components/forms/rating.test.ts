import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

const fills = (html: string) => [...html.matchAll(/data-fill="(\w+)"/g)].map(([, fill]) => fill)

test('fills halves of stars when it only shows a rating', async () => {
  const shown = async (value: string) =>
    fills(
      (await renderControl(`<x-kit::rating readonly legend="A" :max="3" :value="${value}" />`))
        .html,
    )
  assert.deepEqual(await shown('1.5'), ['full', 'half', 'none'])
  assert.deepEqual(await shown('1.2'), ['full', 'none', 'none'])
  assert.deepEqual(await shown('9'), ['full', 'full', 'full'])
  assert.deepEqual(await shown('-1'), ['none', 'none', 'none'])
})

test('says a rating in the words of the application', async () => {
  const { html } = await renderControl(
    '<x-kit::rating readonly legend="Note" :value="2.5" text="{value} von {max}" />',
  )
  assert.match(html, />Note: 2\.5 von 5</)
})

test('says an average with one decimal place, and shows it in halves of stars', async () => {
  const shown = async (value: string) => {
    const tag = `<x-kit::rating readonly legend="A" :value="${value}" />`
    const { html } = await renderControl(tag)
    return [fills(html).join(' '), />A: ([^<]*)</.exec(html)![1]]
  }
  assert.deepEqual(await shown('11 / 3'), ['full full full half none', '3.7 of 5 stars'])
  assert.deepEqual(await shown('3.04'), ['full full full none none', '3 of 5 stars'])
  assert.deepEqual(await shown('7'), ['full full full full full', '5 of 5 stars'])
  assert.deepEqual(await shown('null'), ['none none none none none', '0 of 5 stars'])
})

test('refuses a number of stars that people cannot tell apart', async () => {
  for (const max of [0, 1, 2.5, 11]) {
    await assert.rejects(
      renderControl(`<x-kit::rating name="rating" legend="A" :max="${max}" />`),
      /from 2 to 10/,
    )
  }
})
