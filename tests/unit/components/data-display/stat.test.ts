import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const toStat = (attributes: string) => `<x-kit::stat label="Visits" value="40" ${attributes} />`

for (const [change, direction] of [
  ['-4%', 'down'],
  ['−4%', 'down'],
  ['–4%', 'down'],
  ['- 4%', 'down'],
  ['-€4', 'down'],
  ['+4%', 'up'],
] as const) {
  test(`rejects a change of ${change}, and names the direction instead`, async () => {
    await assert.rejects(
      edge.renderRaw(toStat(`change="${change}"`)),
      new RegExp(`"change"\\. Remove the sign of .*, and set direction="${direction}"`),
    )
  })
}

test('accepts a change without a sign, or without an arrow', async () => {
  for (const attributes of ['change="4%"', 'change="–"', 'change="-4%" direction="none"', '']) {
    await edge.renderRaw(toStat(attributes))
  }
})

test('shows a change with a sign in production as it is', async () => {
  assert.match(await production.renderRaw(toStat('change="-4%"')), /-4%<\/span>/)
})
