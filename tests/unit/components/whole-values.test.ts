import fc from 'fast-check'
import { htmlElementAttributes } from 'html-element-attributes'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toAttributeName, type Prop } from '../../../engine/tags/props/prop.ts'
import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { readComponents } from './read-components.ts'
import { toTag } from './to-tag.ts'

const edge = await createGoldenRenderer()
const production = await createGoldenRenderer({ production: true, cache: false })
const components = await readComponents()

const nothing = [null, undefined]
const common = [true, false, ...nothing, 0, '', 'false']

/** Returns values that a prop accepts, and values that it does not. */
function listGiven({ type }: Prop): unknown[] {
  if (type.kind === 'enum') return [...type.values!, 'no such value', ...common]
  return type.kind === 'number' ? [3, '3', 'no number', ...common] : common
}

/** Attributes of HTML that browsers read as true or false. */
const attributes = `
  hidden inert autofocus itemscope required disabled checked open contenteditable draggable
  spellcheck writingsuggestions translate aria-pressed aria-busy aria-label data-testid data-open
  class style title lang tabindex`
  .trim()
  .split(/\s+/)

/** Renders a template once for each value. An error counts as the output. */
async function renderEach(template: string, values: readonly unknown[]): Promise<string[]> {
  const rendered: string[] = []
  edge.registerTemplate('page', { template })
  for (const value of values) {
    const shown = edge.render('page', { value }).catch((error: Error) => error.message)
    rendered.push(await shown)
  }
  edge.removeTemplate('page')
  const state = { values }
  // Production rejects nothing, so that one page can have all values.
  const page = `@each(value in values)\n${template}\n@end`
  rendered.push(await production.renderRaw(page, state))
  return rendered
}

for (const component of components) {
  const { name, props } = component
  const typed = props.filter(({ type }) => ['boolean', 'enum', 'number'].includes(type.kind))

  test(`gives the boolean, enum and number props of ${name} the value in double braces`, async () => {
    for (const prop of typed) {
      const key = toAttributeName(prop.name)
      const values = listGiven(prop)
      const render = (written: string) =>
        renderEach(toTag(component, components, { attributes: [written] }), values)
      const bound = await render(`:${key}="value"`)
      assert.deepEqual(await render(`${key}="{{ value }}"`), bound, key)
    }
  })

  test(`prints the HTML attributes of ${name} from double braces as bound ones`, async () => {
    const own = attributes.filter(
      (one) => !props.some((prop) => toAttributeName(prop.name) === one),
    )
    const render = (toWritten: (key: string) => string) =>
      renderEach(toTag(component, components, { attributes: own.map(toWritten) }), common)
    const bound = await render((key) => `:${key}="value"`)
    assert.deepEqual(await render((key) => `${key}="{{ value }}"`), bound)
    assert.deepEqual(await render((key) => `${key}='{{{value}}}'`), bound)
  })
}

/** Whether a prop takes the text of any value in double braces, so that it differs from a bound one. */
function takesText({ type }: Prop): boolean {
  return type.kind !== 'enum' && type.text.split(' | ').includes('string')
}

const html = [...new Set(Object.values(htmlElementAttributes).flat()), 'aria-label', 'data-value']
const anyAttribute = fc.constantFrom(...components).chain((component) => {
  const taken = new Set(component.props.flatMap(({ name }) => [name, toAttributeName(name)]))
  const own = component.props.filter((prop) => !takesText(prop))
  const names = own.map(({ name }) => toAttributeName(name))
  return fc.record({
    component: fc.constant(component),
    key: fc.constantFrom(...names, ...html.filter((name) => !taken.has(name))),
  })
})
const anyPlain = fc.oneof(
  fc.constantFrom(...common, 'true', 'sm', 'start', 1, NaN, 10n),
  fc.string(),
  fc.integer(),
)
const anyValue = fc.oneof(anyPlain, fc.array(anyPlain), fc.dictionary(fc.string(), anyPlain))

test('gives any tag the same for any value in double braces as for a bound one', async () => {
  await fc.assert(
    fc.asyncProperty(anyAttribute, anyValue, async ({ component, key }, value) => {
      const render = (written: string) =>
        renderEach(toTag(component, components, { attributes: [written] }), [value])
      const bound = await render(`:${key}="value"`)
      assert.deepEqual(await render(`${key}="{{ value }}"`), bound)
    }),
    { numRuns: 300 },
  )
})
