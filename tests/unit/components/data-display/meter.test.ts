import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const toMeter = (attributes: string) => `<x-kit::meter label="Disk" ${attributes} />`

test('limits every value to the range', async () => {
  const html = await edge.renderRaw(toMeter(':value="12" :max="10" :low="-1" :high="8" show-value'))
  assert.match(html, / min="0" max="10" low="0" high="8" value="10">100%</)
})

test('is rated only with limits', async () => {
  assert.match(await edge.renderRaw(toMeter(':value="1" :high="8"')), / data-rated="true"/)
  assert.doesNotMatch(await edge.renderRaw(toMeter(':value="1"')), /data-rated/)
})

const mistakes: [attributes: string, message: RegExp][] = [
  [':value="Infinity"', /Invalid value (\w+ )?for prop "value"/],
  [':value="1" :min="5" :max="5"', /Invalid value for prop "max". Expected a number above "min"/],
  [':value="1" :low="9" :high="3"', /Invalid value for prop "low". Expected at most/],
]

for (const [attributes, message] of mistakes) {
  test(`explains what is wrong with ${attributes}`, async () => {
    await assert.rejects(edge.renderRaw(toMeter(attributes)), { message })
    const html = await production.renderRaw(toMeter(attributes))
    assert.match(html, /<meter [^>]*value="/)
    assert.doesNotMatch(html, /NaN|Infinity/)
  })
}
