import assert from 'node:assert/strict'
import test from 'node:test'
import type { Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { toCacheKey } from '../../engine/tags/cache/cache-key.ts'
import { isScriptUrl, URL_ATTRIBUTES } from '../../engine/tags/runtime/url-attributes.ts'
import { readLibrary } from '../../engine/io/read-library.ts'
import { parseComponent } from '../../engine/library/component/parse-component.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { createProductionRenderer } from '../unit/components/create-production-renderer.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const source = await readLibrary('kit')
const components = source.components.map((one) => parseComponent(one, source.library, () => {}))
const parsed = await readComponents()
const edge = await createProductionRenderer()
const uncached = await createProductionRenderer({ cache: false })
const development = await createRenderer('kit', { library: { namespace: 'kit' } })

type Attack = { value: string; mark: string }

/** Each value contains a mark, which must only ever appear as part of the whole value. */
const attacks: Attack[] = [
  { value: '"><script>alert(1)</script>', mark: 'alert(1)' },
  { value: '" onmouseover="alert(1)', mark: 'alert(1)' },
  { value: "' onmouseover='alert(1)' x='", mark: 'alert(1)' },
  { value: '</style></textarea><script>alert(1)</script>', mark: 'alert(1)' },
  { value: 'javascript:alert(1)', mark: 'alert(1)' },
  { value: '{{ 1 }}', mark: '{{' },
  { value: '{{{ 1 }}}', mark: '{{' },
  { value: '@eval(value.x.y)', mark: '@eval' },
]

/**
 * The same attacks in three values, for each way to write each prop. The first one breaks out of
 * text, both quotes, `<style>` and `<textarea>`.
 */
const joined: Attack[] = [
  {
    value: `'" onmouseover=alert(1) x='></style></textarea><script>alert(1)</script>`,
    mark: 'alert(1)',
  },
  { value: 'javascript:alert(1)', mark: 'alert(1)' },
  { value: '@eval(value.x.y) {{ 1 }} {{{ 1 }}}', mark: '@eval' },
]

/** Names of compiled templates, so that each template is compiled once for all values. */
const compiled = new Map<string, string>()

/** Returns the name under which Edge knows a template. */
function register(template: string): string {
  const known = compiled.get(template)
  if (known) return known
  const name = `template-${compiled.size}`
  for (const one of [edge, uncached, development]) one.registerTemplate(name, { template })
  compiled.set(template, name)
  return name
}

/**
 * Renders without the cache, then with it: cold, filling and warm. All have to be the same. Nothing is
 * learnt of an object.
 */
async function renderOnce(
  template: string,
  state: { value: unknown; more: unknown },
): Promise<string> {
  const name = register(template)
  const html = await uncached.render(name, state)
  const isLearnt = toCacheKey(template, { value: state.value }, {}) !== null
  for (const round of isLearnt ? ['cold', 'learning', 'warm'] : ['cold']) {
    assert.equal(await edge.render(name, state), html, `${round}: ${template}`)
  }
  return html
}

/** URL attributes as templates may write them: HTML ignores the case of names. */
/** The names in each case; one tag cannot have a name in two of them. */
const urlNames = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.replace(/.$/, (letter) => letter.toUpperCase()),
].map((toCase) => [...URL_ATTRIBUTES].map(toCase))

for (const { name, tag, props, slots } of components) {
  const body = slots
    .map(({ name: slot }) => `<x-slot name="${slot}">a{{ value }}b</x-slot>`)
    .join('')
  const flags = props
    .filter(({ type }) => type.kind === 'boolean')
    .map((prop) => `:${prop.name}="true"`)
  const required = props
    .filter((prop) => prop.required)
    .map((prop) => `${prop.name}="${String(prop.examples?.[0] ?? '')}"`)
  /** Returns the required props except the attacked one, so that no attribute is written twice. */
  const besides = (text: string) => {
    const name = /^:?([^=]*)/.exec(text)![1]!
    return required.filter((other) => !other.startsWith(`${name}=`))
  }
  const render = (attributes: string[], inner: string, value: unknown, more = {}) =>
    renderOnce(`<${tag} ${attributes.join(' ')}>${inner}</${tag}>`, { value, more })
  /** Many props render the same HTML as others, because they drop the value. */
  const checked = new Set<string>()
  const check = (html: string, attack: Attack) => {
    if (!checked.has(html)) checkTree(html, attack)
    checked.add(html)
  }

  test(`renders no markup from the props of ${name} [escapes-text]`, async () => {
    for (const prop of props) {
      const others = required.filter((text) => !text.startsWith(`${prop.name}=`))
      const more = flags.filter((text) => !text.startsWith(`:${prop.name}=`))
      for (const attack of joined) {
        const { value } = attack
        const given: [string, unknown][] = [
          [`${prop.name}="{{ value }}"`, value],
          [`:${prop.name}="value"`, value],
          [`:${prop.name}="value"`, [value, { label: value }]],
          [`:${prop.name}="value"`, { [value]: value, label: value }],
        ]
        for (const [text, state] of given) {
          check(await render([...others, text], '', state), attack)
          check(await render([...others, ...more, text], 'Text', state), attack)
        }
      }
    }
  })

  test(`renders no markup in ${name} in sync mode [escapes-text]`, () => {
    const written = props.map((prop) => `:${prop.name}="value"`)
    const template = `<${tag} ${[...written, 'data-more="{{ value }}"'].join(' ')} {{ more }}>${body}</${tag}>`
    for (const attack of attacks) {
      const { value } = attack
      const more = { [value]: 'x', [`data-${value}`]: value }
      check(edge.renderSync(register(template), { value, more }), attack)
    }
  })

  test(`renders no markup from all props of ${name} together [escapes-text]`, async () => {
    const all = props.map((prop) =>
      prop.type.kind === 'boolean' ? `:${prop.name}="true"` : `:${prop.name}="value"`,
    )
    for (const attack of attacks) check(await render(all, body, attack.value), attack)
  })

  test(`renders no markup from the attributes of ${name} [escapes-text]`, async () => {
    const names = ['title', 'class', 'style', 'data-more', 'aria-description', 'x-more']
    const written = [
      ...names.map((attribute) => `${attribute}="{{ value }}"`),
      ...names.map((attribute) => `:${attribute}="value"`),
      ':class="[value, { [value]: true }]"',
      ':style="{ color: value, [value]: value }"',
      '{{ more }}',
    ]
    const passed = ['title', 'data-more', 'x-more'].filter(
      (attribute) => !props.some((prop) => prop.name === attribute),
    )
    for (const attack of attacks) {
      const { value } = attack
      const more = { [value]: 'x', [`data-${value}`]: value, class: { [value]: true } }
      for (const text of written) {
        check(await render([...besides(text), text], '', value, more), attack)
      }
      for (const attribute of passed) {
        const text = `:${attribute}="value"`
        const html = await render([...besides(text), text], '', value)
        assert.ok(listTexts(fromHtml(html, { fragment: true })).includes(value), html)
      }
    }
  })

  test(`keeps text in the slots of ${name} as text [escapes-text]`, async () => {
    for (const attack of attacks) {
      for (const { name: slot } of slots) {
        const filled = `<x-slot name="${slot}">a{{ value }}b</x-slot>`
        const html = await render(required, filled, attack.value)
        check(html, attack)
        const shown = toString(fromHtml(html, { fragment: true }))
        assert.ok(shown.includes(`a${attack.value}b`), html)
      }
    }
  })
}

for (const component of components) {
  const { name } = component

  test(`renders no script URL in ${name}, whatever the case of its attribute [no-script-urls]`, async () => {
    const url = ' java\nScript:probe(1)'
    for (const names of urlNames) {
      const attributes = names.map((attribute) => `${attribute}="{{ url }}"`)
      const page = toTag(component, parsed, { attributes, without: [...URL_ATTRIBUTES] })
      assert.doesNotMatch(await edge.render(register(page), { url }), /probe/)
    }
    for (const attribute of urlNames.flat()) {
      const without = [attribute.toLowerCase()]
      const page = toTag(component, parsed, { attributes: ['{{ given }}'], without })
      const state = { given: { [attribute]: url } }
      assert.doesNotMatch(await edge.render(register(page), state), /probe/)
      const refused = { code: 'E_INVALID_PROP', message: /Invalid value|Missing required prop/ }
      const rendered = development.render(register(page), state)
      await assert.rejects(rendered, refused, `${attribute}: ${page}`)
    }
  })
}

for (const { name, tag, props, slots } of components) {
  test(`cannot pollute an object prototype through the props of ${name} [prototypes]`, async () => {
    const before = listPrototypes()
    const texts = [
      '{"__proto__":{"polluted":"a"},"constructor":{"prototype":{"polluted":"a"}}}',
      '[{"__proto__":{"polluted":"a"},"label":"b","value":"c"},["__proto__","polluted"]]',
      '"__proto__"',
      '"constructor.prototype.polluted"',
    ]
    for (const text of texts) {
      const value = JSON.parse(text)
      const written = props.map((prop) => `:${prop.name}="value"`)
      const filled = slots.map((slot) => `<x-slot name="${slot.name}">a</x-slot>`).join('')
      const template = `<${tag} ${written.join(' ')} {{ more }}>${filled}</${tag}>`
      const more = typeof value === 'object' ? value : { [value]: value }
      const [html] = await Promise.allSettled([edge.render(register(template), { value, more })])
      assert.ok(html.status === 'rejected' || !html.value.includes(' polluted="'))
      assert.deepEqual(listPrototypes(), before)
    }
  })
}

/** Returns the property names of the prototypes that all values share. */
function listPrototypes(): string[] {
  return [Object, Array, Function, String].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  )
}

test('attacks every component and sub-component', () => {
  assert.deepEqual(
    components.map(({ name }) => name),
    source.components.map(({ name }) => name),
  )
  assert.ok(components.length > 6)
})

function checkTree(html: string, { value, mark }: Attack): void {
  const tree = fromHtml(html, { fragment: true })
  for (const node of walk(tree)) {
    if (node.type !== 'element') continue
    assert.notEqual(node.tagName, 'script', html)
    for (const [name, content] of Object.entries(node.properties)) {
      assert.doesNotMatch(name, /^on/i, html)
      const isUrl =
        name === 'srcDoc' || URL_ATTRIBUTES.has(name.toLowerCase().replace('xlink', '$&:'))
      if (isUrl) assert.ok(!isScriptUrl(String(content)), `${name} is a script: ${html}`)
    }
  }
  for (const text of listTexts(tree)) {
    assert.ok(!text.replaceAll(value, '').includes(mark), `in parts: ${text}: ${html}`)
  }
}

/** Returns all texts of the tree: text, comments and attribute values. */
function listTexts(tree: Root): string[] {
  const texts: string[] = []
  for (const node of walk(tree)) {
    if (node.type === 'text' || node.type === 'comment') texts.push(node.value)
    if (node.type !== 'element') continue
    for (const content of Object.values(node.properties)) {
      texts.push(Array.isArray(content) ? content.join(' ') : String(content))
    }
  }
  return texts
}

/** Returns all nodes of a tree, including those in `<template>` elements. */
function walk(node: Root | RootContent): RootContent[] {
  const inside = 'children' in node ? node.children : []
  const template = 'content' in node && node.content ? node.content.children : []
  return [...inside, ...template].flatMap((child) => [child, ...walk(child)])
}
