import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentAnswer } from '../../../kit/src/answers/to-component-answer.ts'
import { toShownComponent } from '../../../kit/src/answers/to-shown-component.ts'
import { catalog } from '../fixtures/catalog.ts'

const [chip, panel] = catalog.components
const parts = [{ name: 'line', description: 'Below the words.' }]

test('what is shown is the answer for assistants with the parts for style sheets', () => {
  assert.deepEqual(toShownComponent(catalog, 'chip'), {
    ...toComponentAnswer(catalog, 'chip'),
    parts: [{ name: 'text', description: 'Around what it says.' }],
  })
})

test('each sub-component has its own parts, also when it is shown alone', () => {
  const [title] = panel!.subComponents
  const styled = {
    ...catalog,
    components: [chip!, { ...panel!, subComponents: [{ ...title!, parts }] }],
  }
  const shown = toShownComponent(styled, 'panel')
  assert.equal('parts' in shown, false)
  assert.deepEqual(shown.subComponents![0]!.parts, parts)
  assert.deepEqual(toShownComponent(styled, 'panel.title').parts, parts)
})

test('a component without parts is shown as it is answered', () => {
  assert.deepEqual(toShownComponent(catalog, 'panel'), toComponentAnswer(catalog, 'panel'))
})
