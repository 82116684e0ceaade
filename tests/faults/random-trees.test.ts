import type { Edge } from 'edge.js'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLibrary } from '../../engine/io/read-library.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { parseComponent } from '../../engine/library/component/parse-component.ts'

const library = await readLibrary('kit')
const components = library.components.map((one) => parseComponent(one, library.library, () => {}))
const create = (cache: boolean) => createRenderer('kit', library, { production: true, cache })
const cached = await create(true)
const plain = await create(false)

/** What requests share with their templates. */
const requests: Record<string, unknown>[] = [
  {},
  {
    request: { url: () => '/users' },
    i18n: toI18n('de'),
    csrfField: () => 'token-1',
    urlFor: (route: string) => `/de/${route}`,
  },
  {
    request: { url: () => '/users/7/' },
    old: (path: string) => (path === 'email' ? 'ada@example.org' : undefined),
    flashMessages: {
      get: (key: string) => (key === 'inputErrorsBag' ? { email: ['Wrong.'] } : undefined),
      has: () => true,
      all: () => ({}),
    },
    csrfField: () => 'token-2',
  },
  {
    request: { url: () => '/' },
    i18n: toI18n('ar'),
    user: { name: 'Ada' },
    label: 'A global',
    urlFor,
  },
]

/** Throws for routes that do not exist, as AdonisJS does. */
function urlFor(route: string): string {
  if (route.includes(' ')) throw new Error(`Cannot find "${route}"`)
  return `/${route}`
}

/** A catalogue of translations that answers each text with its language. */
function toI18n(locale: string) {
  return {
    hasMessage: (key: string) => !key.includes('size'),
    t: (key: string) => `${locale}: ${key}`,
  }
}

const texts = ['', ' ', 'a', 'Save', '/users', '/users/7', 'email', 'true', 'false', '12', 'check']
const hostile = ['"><script>', "' x='", '&amp;', 'javascript:alert(1)', '{{ 1 }}', '\u0000', 'ä\n']
const text = fc.constantFrom(...texts, ...hostile)
const value = fc.oneof(
  text,
  fc.constantFrom(0, 1, 5, true, false, null, undefined),
  fc.constantFrom<unknown>(['a', 'b'], { a: 'b' }, [{ label: 'A', value: '1' }], { length: 1 }),
)
/** Attributes that no component declares. */
const FREE = ['id', 'class', 'style', 'data-a', 'href', 'name', 'title', 'aria-label', 'onclick']

/** A template, with the values of its variables. */
interface Tree {
  template: string
  values: unknown[]
}

const attribute = ({ props }: (typeof components)[number]) => {
  const declared = props.map(({ name, type: { values } }) =>
    fc.tuple(fc.constant(name), values ? fc.constantFrom(...values) : value),
  )
  return fc.oneof(...declared, fc.tuple(fc.constantFrom(...FREE), value))
}

const tag = (inside: fc.Arbitrary<Tree>) =>
  fc.constantFrom(...components).chain((component) =>
    fc
      .record({
        attributes: fc.uniqueArray(attribute(component), {
          maxLength: 4,
          selector: ([name]) => name,
        }),
        literal: fc.boolean(),
        content: inside,
        slot: fc.option(fc.constantFrom('actions', 'footer', 'trigger', 'trailing', 'empty')),
      })
      .map(({ attributes, literal, content, slot }): Tree => {
        const values: unknown[] = []
        const written = attributes.map(([name, given]) => {
          if (literal && /^[\w/ -]*$/.test(String(given)) && typeof given === 'string') {
            return ` ${name}="${given}"`
          }
          values.push(given)
          return ` :${name}="values[${values.length - 1}]"`
        })
        const filled = slot ? `<x-slot:${slot}>${content.template}</x-slot>` : content.template
        const name = `x-kit::${component.name}`
        return join([
          { template: `<${name}${written.join('')}>`, values },
          { template: filled, values: content.values },
          { template: `</${name}>`, values: [] },
        ])
      }),
  )

/** Joins trees, whose variables get new numbers. */
function join(trees: Tree[]): Tree {
  const values: unknown[] = []
  const parts = trees.map(({ template, values: own }) => {
    const shift = values.length
    values.push(...own)
    return template.replace(/values\[(\d+)\]/g, (_, at: string) => `values[${Number(at) + shift}]`)
  })
  return { template: parts.join(''), values }
}

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc
    .array(
      fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('a', '\n', ' ', '<p>b</p>').map((template) => ({ template, values: [] })),
        value.map((one) => ({ template: '{{ values[0] }}', values: [one] })),
        tag(tie('tree')),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map(join),
}))

async function attempt(edge: Edge, { values }: Tree, request: object): Promise<string> {
  try {
    return await edge.share(request).render('page', { values })
  } catch (error) {
    return `throws ${String(error)}`
  }
}

test('renders random trees of tags for all requests as without the cache [equal-output]', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (page) => {
      // Each engine compiles the page once for all rounds.
      for (const edge of [cached, plain]) {
        edge.removeTemplate('page')
        edge.registerTemplate('page', { template: page.template })
      }
      const expected: string[] = []
      for (const request of requests) expected.push(await attempt(plain, page, request))
      for (let round = 0; round < 4; round++) {
        for (const [index, request] of requests.entries()) {
          assert.equal(await attempt(cached, page, request), expected[index])
        }
      }
    }),
    { numRuns: 300 },
  )
})
