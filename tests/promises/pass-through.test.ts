import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import assert from 'node:assert/strict'
import test from 'node:test'
import { createGoldenRenderer } from '../golden/create-golden-renderer.ts'
import { findReceiver } from '../unit/components/find-receiver.ts'
import { isBinding, liveAttributes } from '../unit/components/live-attributes.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const edge = await createGoldenRenderer()
const cached = await createGoldenRenderer({ production: true })
const uncached = await createGoldenRenderer({ production: true, cache: false })
const components = await readComponents()

const attributes = [...liveAttributes, 'data-save-me="yes"', 'aria-details="s"', 'lang="de"']
/** Groups whose controls hold the value. */
const groups = ['checkbox.group', 'radio.group', 'rating', 'toggle.group', 'color']

/** The name and the value of an attribute in the parsed tree. */
function parse(written: string): [string, unknown] {
  const tree = fromHtml(`<p ${written.replace(/^::/, ':')}></p>`, { fragment: true })
  return Object.entries((tree.children[0] as Element).properties)[0]!
}

for (const component of components) {
  const { name } = component
  const isGroup = groups.includes(name)

  test(`passes every unknown attribute of ${name} once, and to the same element`, async () => {
    const page = toTag(component, components, { attributes })
    const html = await edge.renderRaw(page)
    const { receiver, elements } = findReceiver(html, component)
    assert.ok(receiver, html)
    for (const written of attributes) {
      if (isGroup && isBinding(written)) continue
      const [key, value] = parse(written)
      const having = elements.filter(({ properties }) => key in properties)
      assert.deepEqual(having, [receiver], `${written} in ${html}`)
      assert.deepEqual(receiver.properties[key] || true, value || true, written)
    }
    assert.equal(edge.renderRawSync(page), html)
    assert.equal(await uncached.renderRaw(page), html)
    for (const round of ['cold', 'learning', 'warm']) {
      assert.equal(await cached.renderRaw(page), html, round)
    }
  })

  test(`passes the attributes of ${name} alike from lines, objects and mustaches`, async () => {
    const plain = await edge.renderRaw(toTag(component, components, { attributes }))
    const lines = attributes.map((written) => `\n    ${written}`)
    assert.equal(await edge.renderRaw(toTag(component, components, { attributes: lines })), plain)
    const values = attributes.map((written) => {
      const [, attribute, text] = /^:?(:?[^=]+)(?:=["'](.*)["'])?$/s.exec(written)!
      const isData = attribute!.startsWith('data-')
      const value = text?.replaceAll('&amp;', '&') ?? (isData ? '' : true)
      return [attribute!, value] as const
    })
    const state = { values: Object.fromEntries(values) }
    const spread = toTag(component, components, { attributes: ['{{ values }}'] })
    assert.equal(await edge.renderRaw(spread, state), plain)
    const written = values.map(([attribute, value], index) => {
      const key = attribute.replace(/^:/, '::')
      return value === true ? key : `${key}="{{ texts[${index}] }}"`
    })
    const texts = { texts: values.map(([, value]) => value) }
    const page = toTag(component, components, { attributes: written })
    assert.equal(await edge.renderRaw(page, texts), plain)
    assert.equal(await cached.renderRaw(page, texts), plain)
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
