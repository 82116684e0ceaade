import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentsAnswer } from '../../../engine/answers/components.ts'
import { toExampleListAnswer } from '../../../engine/answers/example-list.ts'
import { toComponentAnswer } from '../../../engine/answers/component.ts'
import { catalog } from '../fixtures/catalog.ts'
import { toExample, widgets } from '../fixtures/widgets.ts'

test('returns all facts about one component', () => {
  assert.deepEqual(toComponentsAnswer(catalog, { names: ['panel', 'panel'] }), {
    components: [toComponentAnswer(catalog, 'panel')],
  })
})

test('describes the props of several components that examples use, and names the others', () => {
  const [chip, ...others] = catalog.components
  const code = `<x-acme::chip tone="a" /><x-acme::chip tone="b" />`
  const [first] = chip!.props
  const props = [
    { ...first!, name: 'rareOne', required: false },
    { ...first!, name: 'tone', required: false, default: false },
    { ...first!, name: 'always', required: true },
  ]
  const components = [{ ...chip!, props, examples: [toExample('chip--one', { code })] }, ...others]
  const changed = { ...catalog, components }
  const [short] = toComponentsAnswer(changed, { names: ['chip', 'panel'] }).components
  assert.deepEqual(
    short!.props.map(({ name }) => name),
    ['always', 'tone'],
  )
  assert.deepEqual(short!.otherProps, ['rare-one'])
  assert.equal('default' in short!.props[1]!, false)
  assert.equal('docsUrl' in short!, false)
})

test('answers the known names, and says what is unknown', () => {
  const { components, unknown } = toComponentsAnswer(catalog, { names: ['chp', 'panel'] })
  assert.deepEqual(
    components.map(({ name }) => name),
    ['panel'],
  )
  assert.match(unknown![0]!, /^Cannot find component `chp`\. Did you mean `chip`/)
  assert.throws(() => toComponentsAnswer(catalog, { names: ['chp', 'pnel'] }), {
    name: 'LookupError',
  })
})

test('returns examples of several components by their titles, each once', () => {
  const names = ['card', 'modal']
  const { results, unknown } = toExampleListAnswer(widgets, {
    names,
    examples: ['plain', 'card--plain', 'With pictures', 'Nothing'],
  })
  assert.deepEqual(
    results.map(({ name, examples }) => [name, examples.map(({ id }) => id)]),
    [['card', ['card--plain', 'card--with-pictures']]],
  )
  assert.match(unknown!.join(), /^Cannot find example `Nothing`/)
  assert.throws(() => toExampleListAnswer(widgets, { names, examples: ['Nothing'] }), {
    kind: 'example',
  })
})

test('leaves out examples that are too long together, and names them', () => {
  const code = 'x'.repeat(5000)
  const examples = ['card--a', 'card--b', 'card--c'].map((id) => toExample(id, { code }))
  const components = widgets.components.map((one) =>
    one.name === 'card' ? { ...one, examples } : one,
  )
  const titles = examples.map(({ id }) => id)
  const { results } = toExampleListAnswer(
    { ...widgets, components },
    { names: ['card'], examples: titles },
  )
  assert.deepEqual([results[0]!.examples.length, results[0]!.more], [1, ['card--b', 'card--c']])
})
