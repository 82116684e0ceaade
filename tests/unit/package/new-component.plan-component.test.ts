import assert from 'node:assert/strict'
import test from 'node:test'
import { planComponent, toStylesIndex } from '../../../engine/package/new-component.ts'

const state = {
  folder: 'kit',
  namespace: 'acme',
  version: '3.2.1',
  names: ['panel', 'panel.title', 'chip'],
  styles: "@import '../components/chip/chip.css' layer(components);\n",
  hasGolden: true,
  exists: () => false,
}

test('plans a template, a golden case, a stylesheet, a page and an import for a component', () => {
  const plan = planComponent('date-range', state)
  assert.deepEqual(
    plan.map(({ path }) => path),
    [
      'kit/components/date-range/date-range.edge',
      'tests/golden/components/date-range/input.edge',
      'kit/components/date-range/date-range.css',
      'content/components/date-range.md',
      'kit/styles/index.css',
    ],
  )
  const [template, golden, styles, page, index] = plan.map(({ content }) => String(content))
  assert.equal(
    template,
    `{{--
  TODO: what it is, in a sentence of at most 100 characters.

  @category TODO
  @keywords TODO
  @slot main - TODO: what goes there.
  @since 3.2.1
--}}
@props({
  /** TODO: what it decides; or delete it. */
  size: { type: 'string', values: ['sm', 'md'], default: 'md' },
})
<div {{ $attrs.merge({ class: 'acme-date-range', 'data-acme': 'date-range', 'data-size': size }).toAttrs() }}>{{{ await $slots.main() }}}</div>
`,
  )
  assert.equal(golden, '<x-acme::date-range>TODO</x-acme::date-range>\n')
  assert.match(styles!, /^\/\* TODO: .* \*\/\n\.acme-date-range \{\n/)
  assert.match(page!, /^---\ntitle: Date range\ndescription: # TODO: .*\n---\n[^]*\n::api\n$/)
  assert.equal(
    index,
    `${state.styles}@import '../components/date-range/date-range.css' layer(components);\n`,
  )
})

test('plans a template in the folder of its parent for a sub-component, and renders it inside', () => {
  const plan = planComponent('panel.foot', state)
  assert.deepEqual(plan.slice(1), [
    {
      path: 'tests/golden/components/panel-foot/input.edge',
      content:
        '<x-acme::panel>\n  <x-acme::panel.foot>TODO</x-acme::panel.foot>\n</x-acme::panel>\n',
    },
  ])
  assert.equal(plan[0]!.path, 'kit/components/panel/foot.edge')
  assert.match(String(plan[0]!.content), /\n {2}@parent panel\n/)
  assert.doesNotMatch(String(plan[0]!.content), /@category|@keywords/)
})

test('plans no golden case for a library that has none', () => {
  const paths = planComponent('a', { ...state, hasGolden: false }).map(({ path }) => path)
  assert.deepEqual(
    paths.filter((path) => path.startsWith('tests/')),
    [],
  )
})

const form = 'lower-case words such as `rating`, `date-range` or, for a sub-component, `card.media`'
const refused: [name: string, expected: string][] = [
  ...['', 'Rating', '2d', 'a b', 'a_b', 'a-', '-a', 'a--b', 'a.', '.a', 'a.b.c', '../a', 'a/b'].map(
    (name): [string, string] => [name, `${form}.\nWrite the name as in its tag`],
  ),
  ['pane.foot', 'a component `pane` to put it into.\nAdd `pane` first.'],
  ['chip', 'a name that does not clash with component `chip`.\nChoose another name.'],
  ['panel.title', 'a name that does not clash with component `panel.title`.'],
  ['panel-title', 'a name that does not clash with component `panel.title`.'],
]
for (const [name, expected] of refused) {
  test(`rejects "${name}" as the name of a component`, () => {
    assert.throws(
      () => planComponent(name, state),
      ({ message }: Error) =>
        message.startsWith(`Cannot add component \`${name}\`, expected ${expected}`),
    )
  })
}

test('refuses to overwrite a file', () => {
  for (const taken of ['content/components/rating.md', 'kit/components/rating/rating.css']) {
    assert.throws(() => planComponent('rating', { ...state, exists: (path) => path === taken }), {
      message: `Cannot add component \`rating\`, expected no file \`${taken}\`.\nMove the file, or choose another name.`,
    })
  }
})

test('adds the import after all others and before the rules', () => {
  const line = "@import '../components/b/b.css' layer(components);\n"
  for (const [styles, expected] of [
    ['', line],
    ['.a {}\n', `${line}.a {}\n`],
    ["@import './a.css';", `@import './a.css';\n${line}`],
    [
      "/* A */\n@import './a.css'; /* a */\n.a {}\n",
      `/* A */\n@import './a.css'; /* a */\n${line}.a {}\n`,
    ],
  ] as const) {
    assert.equal(toStylesIndex(styles, 'b'), expected)
  }
})
