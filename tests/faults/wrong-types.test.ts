import assert from 'node:assert/strict'
import test from 'node:test'
import { EdgeError } from 'edge.js'
import { toAttributeName, type Prop } from '../../engine/tags/props/prop.ts'
import type { ParsedComponent } from '../../engine/library/component/parse-component.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { deepValues, oddValues, requestValues } from '../unit/fixtures/hostile-values.ts'
import { createProductionRenderer } from '../unit/components/create-production-renderer.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const production = await createProductionRenderer()
const development = await createRenderer('kit', { library: { namespace: 'kit' } })
const components = await readComponents()
const values = Object.entries({ ...requestValues, ...oddValues })
/** What is put into lists and objects. */
const inner = Object.entries({
  ...requestValues,
  symbol: oddValues.symbol,
  bigint: 1n,
  'object without prototype': oddValues['object without prototype'],
  'cyclic object': oddValues['cyclic object'],
  'invalid date': oddValues['invalid date'],
  'safe object': oddValues['safe object'],
})

/** Attributes that components read, change or join. */
const attributes = ['id', 'class', 'aria-label', 'href', 'x-model', 'rel']

/** Properties that components read from what is in a list. */
const fields =
  'label value options description icon color href disabled date end title name format values'
const ownFields = 'start end min max meta metadata total currentPage all data'

let count = 0

/** Renders a template with each value. Returns what failed in production, and unclear errors. */
async function listProblems(
  template: string,
  cases: [string, unknown][],
  edges = [production, development],
): Promise<string[]> {
  const problems: string[] = []
  for (const edge of edges) {
    const name = `template-${count++}`
    edge.registerTemplate(name, { template })
    for (const [what, value] of cases) {
      await edge.render(name, { value }).catch((error: Error) => {
        const isClear = error instanceof EdgeError && error.code === 'E_INVALID_PROP'
        if (edge === development && isClear) return
        problems.push(`${template}, ${what}: ${error.message}`)
      })
    }
  }
  return problems
}

/** Values in a list, in an object, and in each property of what the prop takes. */
function listInner({ type, examples = [] }: Prop): [string, unknown][] {
  if (!/array|object/.test(type.text)) return []
  const [example] = examples as unknown[]
  const [item] = (Array.isArray(example) ? example : []) as unknown[]
  const whole = typeof item === 'object' ? item : { label: 'a', value: 'b' }
  const own = typeof example === 'object' && !Array.isArray(example) ? example : {}
  const ofItem = [...new Set([...Object.keys(whole ?? {}), ...fields.split(' ')])]
  const ofObject = [...new Set([...Object.keys(own ?? {}), ...`${fields} ${ownFields}`.split(' ')])]
  return inner.flatMap(([what, value]): [string, unknown][] => [
    [`[${what}]`, [value]],
    ...ofItem.map((field): [string, unknown] => [
      `[{ ${field}: ${what} }]`,
      [{ ...whole, [field]: value }],
    ]),
    ...ofObject.map((field): [string, unknown] => [
      `{ ${field}: ${what} }`,
      { ...own, [field]: value },
    ]),
  ])
}

function toTemplate(component: ParsedComponent, attribute: string): string {
  return toTag(component, components, { attributes: [attribute] })
}

/** What a request passes on: old input, errors, messages, the query string, cookies. */
function toRequest(value: unknown): Record<string, unknown> {
  return {
    old: () => value,
    flashMessages: { get: () => value },
    urlFor: () => value,
    // Edge copies plain objects.
    i18n: Object.assign(new Map(), { locale: value, formatNumber: () => value }),
    request: {
      url: () => value,
      qs: () => ({ q: value, tab: value }),
      plainCookie: () => value,
    },
  }
}

for (const component of components) {
  const { name, props } = component

  test(`renders ${name} in production, whatever the request contains`, async () => {
    const attributes = props.flatMap((prop) =>
      prop.name === 'param' ? ['param="tab"'] : prop.name === 'flash' ? ['flash'] : [],
    )
    const page = toTag(component, components, { attributes })
    for (const [what, value] of [...inner, ...Object.entries(deepValues)]) {
      for (const given of [value, [value], { a: value, email: value, name: value }]) {
        const rendered = production.createRenderer().share(toRequest(given)).renderRaw(page)
        await assert.doesNotReject(rendered, what)
      }
    }
  })

  test(`renders any value of the props of ${name} in production, and says what is wrong in development`, async () => {
    const problems: string[] = []
    for (const prop of props) {
      const template = toTemplate(component, `:${toAttributeName(prop.name)}="value"`)
      const more = [...Object.entries(deepValues), ...listInner(prop)]
      problems.push(...(await listProblems(template, values)))
      problems.push(...(await listProblems(template, more, [production])))
    }
    assert.deepEqual([...new Set(problems)], [])
  })

  test(`renders any value of the attributes of ${name} in production`, async () => {
    const problems: string[] = []
    const others = attributes.filter((attribute) => !props.some((prop) => prop.name === attribute))
    for (const written of [...others.map((attribute) => `:${attribute}="value"`), '{{ value }}']) {
      problems.push(...(await listProblems(toTemplate(component, written), inner, [production])))
    }
    assert.deepEqual([...new Set(problems)], [])
  })
}

test('renders any value in the text of an attribute in production, and says what is wrong in development', async () => {
  const template = '<x-kit::button title="a {{ value }}" aria-label="{{ value }}">b</x-kit::button>'
  const cases = [...values, ...Object.entries(deepValues)].filter(
    ([what]) => what !== 'sparse list',
  )
  assert.deepEqual(await listProblems(template, cases, [production]), [])
  const name = `template-${count++}`
  for (const edge of [production, development]) edge.registerTemplate(name, { template })
  const textless = JSON.parse('{"toString":"a"}')
  await assert.rejects(development.render(name, { value: textless }), {
    message: /: \{\{ … \}\} in an attribute contains a value without a text. Expected a string$/,
    line: 1,
  })
  assert.match(await production.render(name, { value: textless }), / title="a "/)
})
