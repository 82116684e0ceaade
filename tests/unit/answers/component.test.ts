import type { Prop } from '../../../engine/tags/index.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentAnswer } from '../../../engine/answers/component.ts'
import type { Catalog } from '../../../engine/schema/catalog.ts'
import { catalog } from '../fixtures/catalog.ts'

test('answers a component with its props, slots, rules and example titles', () => {
  assert.deepEqual(toComponentAnswer(catalog, '<x-acme::chip>'), {
    name: 'chip',
    tag: 'x-acme::chip',
    kind: 'class',
    description: 'Names a thing.\n\nIt is small.',
    props: [
      {
        name: 'tone',
        type: "'calm' | 'loud'",
        default: 'calm',
        defaultFrom: 'acme.chip.tone',
        description: 'How much it says.',
        examples: ['loud'],
      },
      { name: 'count', type: 'number | string', required: true, description: 'How many.' },
      {
        name: 'old',
        type: 'boolean',
        description: 'Was of use.',
        deprecated: 'Use `tone`.',
      },
    ],
    slots: [{ name: 'main', required: true, description: 'The text.' }],
    attributes: 'root element',
    parts: [{ name: 'text', description: 'Around what it says.' }],
    rules: ['Keep it to one word.'],
    category: 'Labels',
    docsUrl: 'https://ui.acme.test/docs/components/chip',
    examples: ['Chip'],
  })
})

test('adds script, events, keys and sub-components if the component has any', () => {
  assert.deepEqual(toComponentAnswer(catalog, 'panel'), {
    name: 'panel',
    tag: 'x-acme::panel',
    kind: 'anonymous',
    description: 'Frames things.',
    deprecated: 'Use a chip.',
    props: [],
    slots: [],
    category: 'Big boxes',
    docsUrl: 'https://ui.acme.test/docs/components/panel',
    since: '2.0.0',
    script: 'fold',
    events: [{ name: 'acme:fold', detail: '{ open: boolean }', description: 'It was folded.' }],
    keys: [{ keys: 'Enter', action: 'Folds it.' }],
    subComponents: [
      {
        name: 'panel.title',
        tag: 'x-acme::panel.title',
        kind: 'anonymous',
        description: 'Names the panel.',
        props: [],
        slots: [{ name: 'main', description: 'The name.' }],
        attributes: '`<h3>`',
        parentRequired: true,
      },
    ],
    examples: [],
  })
})

test('answers a sub-component with its parent, and with nothing that belongs only to the parent', () => {
  assert.deepEqual(toComponentAnswer(catalog, 'PanelTitle'), {
    name: 'panel.title',
    tag: 'x-acme::panel.title',
    kind: 'anonymous',
    description: 'Names the panel.',
    props: [],
    slots: [{ name: 'main', description: 'The name.' }],
    attributes: '`<h3>`',
    parent: 'panel',
    category: 'Big boxes',
    docsUrl: 'https://ui.acme.test/docs/components/panel#panel-title',
    examples: [],
  })
})

test('includes a default if there is one, and the project file that sets it', () => {
  const toAnswer = (fields: Partial<Prop>) => {
    const [chip] = catalog.components
    const prop = { ...chip!.props[2]!, deprecated: undefined, ...fields }
    const changed: Catalog = { ...catalog, components: [{ ...chip!, props: [prop] }] }
    const { default: value, defaultFrom } = toComponentAnswer(changed, 'chip').props[0]!
    return [value, defaultFrom]
  }
  for (const value of [false, 0, '', null, [], {}]) {
    assert.deepEqual(toAnswer({ default: value }), [value, undefined])
  }
  assert.deepEqual(toAnswer({}), [undefined, undefined])
  assert.deepEqual(
    toAnswer({ default: 1, defaultFrom: { config: 'acme.chip.old', file: 'config/acme.ts' } }),
    [1, 'acme.chip.old in config/acme.ts'],
  )
})

test('omits where other attributes go if they are not passed on', () => {
  const [chip] = catalog.components
  const toAnswer = (attributes: { passThrough: boolean; to: string | null }) =>
    toComponentAnswer({ ...catalog, components: [{ ...chip!, attributes }] }, 'chip').attributes
  assert.equal(toAnswer({ passThrough: true, to: 'the input' }), 'the input')
  assert.equal(toAnswer({ passThrough: false, to: 'the input' }), undefined)
})

test('lists the parts of a sub-component only under that sub-component, also if it is asked for alone', () => {
  const parts = [{ name: 'line', description: 'Below the words.' }]
  const [, panel] = catalog.components
  const [title] = panel!.subComponents
  const components = [{ ...panel!, subComponents: [{ ...title!, parts }] }]
  const answer = toComponentAnswer({ ...catalog, components }, 'panel')
  assert.deepEqual([answer.parts, answer.subComponents![0]!.parts], [undefined, parts])
  assert.deepEqual(toComponentAnswer({ ...catalog, components }, 'panel.title').parts, parts)
})

test('rejects an unknown component and names the nearest', () => {
  assert.throws(() => toComponentAnswer(catalog, 'chp'), {
    name: 'LookupError',
    message: 'Cannot find component `chp`. Did you mean `chip`?',
  })
})
