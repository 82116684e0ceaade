import assert from 'node:assert/strict'
import test from 'node:test'
import { toCompositionMarkdown } from '../../../../engine/files/markdown/api.ts'
import { toComponent, toSubComponent } from '../../fixtures/widgets.ts'

const slot = (name: string, description: string) => ({ name, required: true, description })
const list = (component: ReturnType<typeof toComponent>) =>
  toCompositionMarkdown(component)
    .replaceAll(/\[`<x-acme::([\w.]+)>`\]\([^)]*\)/g, '$1')
    .replaceAll(/`<x-acme::([\w.]+)>`/g, '$1')
    .replaceAll(/: A (part of a )?widget\./g, '')

test('returns an empty text for a component without sub-components', () => {
  assert.equal(toCompositionMarkdown(toComponent('box', {})), '')
})

test('nests a sub-component that needs its parent by its name, and names the slots that mention it', () => {
  const box = toComponent('box', {
    slots: [
      slot('main', 'A `box.lid`, and more.'),
      slot('foot', 'Another `box.lid`.'),
      slot('side', 'No `box.lid.grip`.'),
    ],
    subComponents: [toSubComponent('box.lid'), toSubComponent('box.lid.grip')],
  })
  assert.equal(
    toCompositionMarkdown(box),
    '- `<x-acme::box>`: A widget.\n' +
      '  - [`<x-acme::box.lid>`](/components/box#box-lid) in the slot `main` or `foot`: ' +
      'A part of a widget.\n' +
      '    - [`<x-acme::box.lid.grip>`](/components/box#box-lid-grip): A part of a widget.',
  )
})

test('nests a standalone sub-component under a component whose slot mentions it', () => {
  const alone = { parentRequired: false }
  const box = toComponent('box', {
    subComponents: [
      toSubComponent('box.group', { ...alone, slots: [slot('main', 'Each a `box`.')] }),
      toSubComponent('box.label', alone),
      toSubComponent('box.lid', { slots: [slot('main', 'Never a `box` again.')] }),
    ],
  })
  assert.equal(list(box), '- box.group\n  - box in the slot `main`\n    - box.lid\n- box.label')
})

test('lists every sub-component of a cycle', () => {
  const alone = { parentRequired: false }
  const box = toComponent('box', {
    slots: [slot('main', 'A `box.a`.')],
    subComponents: [
      toSubComponent('box.a', { ...alone, slots: [slot('main', 'A `box.b`.')] }),
      toSubComponent('box.b', { ...alone, slots: [slot('main', 'A `box` or a `box.a`.')] }),
    ],
  })
  for (const name of ['box', 'box.a', 'box.b']) {
    assert.equal(
      list(box)
        .split('\n')
        .filter((line) => line.includes(`- ${name}`)).length > 0,
      true,
    )
  }
  assert.equal(list(box).split('\n').length, 3)
})
