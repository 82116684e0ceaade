import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { findReceiver } from './find-receiver.ts'
import { readComponents } from './read-components.ts'
import { toTag } from './to-tag.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const components = await readComponents()

/** Each attribute as written, and its name in the parsed tree. */
const attributes = [
  ['wire:click="save"', 'wire:click'],
  ['wire:loading.attr="disabled"', 'wire:loading.attr'],
  ['hx-get="/save"', 'hx-get'],
  ['up-follow', 'up-follow'],
  ['x-on:click.prevent="save()"', 'x-on:click.prevent'],
  ['@keydown.escape="save()"', '@keydown.escape'],
  ['::title="text"', ':title'],
  ['data-save-me="yes"', 'dataSaveMe'],
  ['aria-details="s"', 'ariaDetails'],
  ['lang="de"', 'lang'],
] as const

for (const component of components) {
  const { name } = component

  test(`passes every unknown attribute of ${name} once, and to the same element`, async () => {
    const html = await edge.renderRaw(
      toTag(component, components, { attributes: attributes.map(([written]) => written) }),
    )
    const { receiver, elements } = findReceiver(html, component)
    assert.ok(receiver, html)
    for (const [written, key] of attributes) {
      const having = elements.filter(({ properties }) => key in properties)
      assert.deepEqual(having, [receiver], `${written} in ${html}`)
    }
  })

  test(`adds class and style to the root of ${name}, beside its own`, async () => {
    const written = { attributes: ['class="mine"', 'style="color: red"'] }
    const html = await edge.renderRaw(toTag(component, components, written))
    const { root, elements } = findReceiver(html, component)
    assert.ok(root, html)
    const mine = elements.filter(({ properties }) =>
      (properties.className as string[] | undefined)?.includes('mine'),
    )
    assert.deepEqual(mine, [root], html)
    assert.match(String(root.properties.style), /color: red/)
    const plain = findReceiver(await edge.renderRaw(toTag(component, components)), component).root!
    const own = (plain.properties.className ?? []) as string[]
    assert.deepEqual(root.properties.className, [...own, 'mine'])
  })
}

test('finds the element that receives the attributes in the facts', () => {
  const html = '<p data-kit="a"><input type="hidden"><input id="b"></p>'
  const find = (to: string) =>
    findReceiver(html, { name: 'a', attributes: { passThrough: true, to } }).receiver
  assert.equal(find('root element')!.tagName, 'p')
  assert.equal(find('`<input>`; `class` goes to the root element')!.properties.id, 'b')
  assert.equal(find('`<select>`'), undefined)
})
