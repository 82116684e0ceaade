import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const toStepper = (current: unknown) =>
  `\n<x-kit::stepper :current="${String(current)}">${['a', 'b', 'c']
    .map((one) => `<x-kit::stepper.step title="${one}" href="/${one}" />`)
    .join('')}</x-kit::stepper>`

const listStates = (html: string) =>
  [...html.matchAll(/ data-state="(\w+)"/g)].map(([, state]) => state)

test('compares each step with the current one, and links only to those that are done', async () => {
  for (const [current, states] of [
    [1, ['now', 'later', 'later']],
    [2, ['done', 'now', 'later']],
    [3, ['done', 'done', 'now']],
    [4, ['done', 'done', 'done']],
    [99, ['done', 'done', 'done']],
  ] as const) {
    const html = await edge.renderRaw(toStepper(current))
    assert.deepEqual(listStates(html), states)
    const isDone = (state: string) => state === 'done'
    assert.equal(html.match(/<a /g)?.length ?? 0, states.filter(isDone).length)
    assert.equal(
      html.match(/aria-current="step"/g)?.length ?? 0,
      states.some((state) => state === 'now') ? 1 : 0,
    )
  }
})

test('rejects a current step that is no number of a step', async () => {
  for (const current of [0, -1, 1.5]) {
    await assert.rejects(edge.renderRaw(toStepper(current)), {
      code: 'E_INVALID_PROP',
      line: 2,
      message: /: Invalid value \S+ for prop "current". Expected a whole number of at least 1$/,
    })
    assert.equal(listStates(await production.renderRaw(toStepper(current))).length, 3)
  }
})
