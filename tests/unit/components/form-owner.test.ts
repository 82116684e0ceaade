import type { Element } from 'hast'
import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { findReceiver } from './find-receiver.ts'
import { readComponents } from './read-components.ts'
import { toTag } from './to-tag.ts'

const components = await readComponents()
const edge = await createGoldenRenderer()

/** Props that add elements with values of their own, by component. */
const variants: Record<string, string[]> = {
  'checkbox.group': ['select-all', `:options="['a', 'b']"`],
  color: ['custom'],
  date: ['range', 'picker="calendar"', 'picker="fields"'],
  'radio.group': [`:options="['a', 'b']"`],
  slider: ['range'],
  'toggle.group': [`:options="['a', 'b']"`],
  upload: ['url="/uploads"'],
}

/** What a form submits, or what Enter submits the form from. */
const controls = new Set(['input', 'select', 'textarea'])

// The control in a field has its own attributes.
const submitted = components.filter(
  ({ name, props }) =>
    name !== 'field' &&
    props.some(
      ({ name, description }) => name === 'name' && description.includes('submitted form'),
    ),
)

test('passes the attribute form to every control that belongs to a form', async () => {
  const tested: string[] = []
  for (const component of submitted) {
    const attributes = [
      ['form="other"'],
      ...(variants[component.name] ?? []).map((one) => [one, 'form="other"']),
    ]
    for (const written of attributes) {
      const tag = toTag(component, components, {
        attributes: written,
        without: written.length > 1 ? ['value'] : [],
        body: '',
      })
      const { root } = findReceiver(await edge.renderRaw(tag), component)
      const found = listControls(root!)
      assert.deepEqual(
        found.filter(({ properties }) => properties.form !== 'other'),
        [],
        tag,
      )
      if (found.length > 0) tested.push(component.name)
    }
  }
  assert.deepEqual([...new Set(tested)].sort(), submitted.map(({ name }) => name).sort())
})

function listControls(root: Element): Element[] {
  const found: Element[] = []
  visit(root, 'element', (node) => {
    if (controls.has(node.tagName)) found.push(node)
    // The row of a file that people choose.
    const { content } = node as { content?: Element }
    if (content)
      visit(content, 'element', (one) => void (controls.has(one.tagName) && found.push(one)))
  })
  return found
}
