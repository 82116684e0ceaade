/** Does the work of `long-texts.test.ts`, and sends the name of each step before it runs. */
import assert from 'node:assert/strict'
import { toAttributeName } from '../../engine/tags/props/prop.ts'
import { createProductionRenderer } from '../unit/components/create-production-renderer.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

/** At this size, linear work takes milliseconds, and quadratic work more than half a minute. */
const SIZE = 300_000

/** The size of what people may upload or paste as a whole. */
const LARGE = 2_000_000

/** Texts that patterns read again from each place: runs that nearly match. */
const pieces = [' ', '\n', '/', '[', '+', '1', 'a.', '\u0301']
const texts = pieces.map((piece) => `x${piece.repeat(SIZE / piece.length)}x`)

/** How often a tag repeats a text at most: in attributes, for screen readers, in ids. */
const MOST_REPEATED = 40

const edge = await createProductionRenderer({ cache: false })
const components = await readComponents()

for (const component of components) {
  const props = component.props.filter(({ type }) => /string/.test(type.text) && !type.values)
  const attributes = props.map(({ name }) => `:${toAttributeName(name)}="value"`)
  const name = `texts of ${component.name}`
  const template = toTag(component, components, { attributes, body: '{{ value }}' })
  edge.registerTemplate(name, { template })
  for (const value of texts) {
    process.send!(`${JSON.stringify(value.slice(0, 8))} in the ${name}`)
    const html = await edge.render(name, { value })
    // A reference such as `&amp;` has five letters.
    const most = value.length * 5 * (props.length + MOST_REPEATED)
    assert.ok(html.length < most, `${html.length} characters`)
  }
}

edge.registerTemplate('code', {
  template: '<x-kit::code :value="value" :mark="value" numbers language="ts" />',
})
edge.registerTemplate('slot', {
  template: '<x-kit::code mark="1-999999">{{ value }}</x-kit::code>',
})
edge.registerTemplate('text', { template: '<x-kit::textarea name="a" label="A" :value="value" />' })
edge.registerTemplate('cell', {
  template: `<x-kit::table caption="A" :rows="[{ a: value }]" :columns="[{ name: 'a', label: 'A', format: 'number' }]" />`,
})
for (const piece of [...pieces, 'a\n', '1-9,', '<a ', '\ud800', '&']) {
  const value = `${piece.repeat(LARGE / piece.length)}x`
  for (const name of ['code', 'slot', 'text', 'cell']) {
    process.send!(`${JSON.stringify(piece)} in a long ${name}`)
    const html = await edge.render(name, { value })
    const lines = value.split('\n').length
    assert.ok(html.length < 5 * value.length + 100 * lines + 10_000, `${html.length} characters`)
  }
}
process.disconnect()
