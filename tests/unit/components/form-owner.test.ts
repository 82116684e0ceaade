import type { Element } from 'hast'
import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { findReceiver } from './find-receiver.ts'
import { listFormControls } from './list-form-controls.ts'

const edge = await createGoldenRenderer()

test('passes the attribute form to every control that belongs to a form', async () => {
  const controls = await listFormControls()
  assert.ok(controls.length > 25)
  for (const { component, toTag } of controls) {
    const tag = toTag(['form="other"'])
    const { root } = findReceiver(await edge.renderRaw(tag), component)
    const found = listControls(root!)
    assert.ok(found.length > 0, tag)
    const others = found.filter(({ properties }) => properties.form !== 'other')
    assert.deepEqual(others, [], tag)
  }
})

/** What a form submits, or what Enter submits the form from. */
function listControls(root: Element): Element[] {
  const found: Element[] = []
  const add = (node: Element) => {
    if (['input', 'select', 'textarea'].includes(node.tagName)) found.push(node)
    // The row of a file that people choose.
    const { content } = node as { content?: Element }
    if (content) visit(content, 'element', add)
  }
  visit(root, 'element', add)
  return found
}
