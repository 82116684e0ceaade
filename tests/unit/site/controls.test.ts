import type { Prop } from '../../../engine/tags/index.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toProblem } from '../../../engine/problem/problem.ts'
import { chooseControls, toControls } from '../../../engine/site/controls.ts'
import { catalog } from '../fixtures/catalog.ts'

const toEnum = (name: string, values: (string | number)[], more: Partial<Prop> = {}): Prop => ({
  name,
  required: false,
  type: { text: values.join(' | '), kind: 'enum', values },
  description: 'A prop.',
  ...more,
})
const props: Prop[] = [
  toEnum('tone', ['calm', 'loud'], { default: 'calm' }),
  toEnum('level', [1, 2, 3], { default: 2 }),
  toEnum('status', ['on', 'off']),
  toEnum('letter', [...'abcdefghi'], { default: 'a' }),
  {
    name: 'showValue',
    required: false,
    type: { text: 'boolean', kind: 'boolean' },
    default: false,
    description: 'A switch.',
  },
  {
    name: 'href',
    required: false,
    type: { text: 'string', kind: 'string' },
    description: 'A text.',
  },
]
const [chip, panel] = catalog.components
const place = { namespace: 'acme', components: [{ ...chip!, props }, panel!] }

const find = (code: string, ...names: string[]) => toControls(code, names, place).controls
const complain = (code: string, ...names: string[]) =>
  toControls(code, names, place).mistakes.map((mistake) => {
    const { message, fix } = toProblem({ file: 'chip.md', line: 3, ...mistake })
    return `${message} ${fix}`
  })

test('offers the values of an enumeration, and starts with that of the tag or the default', () => {
  const tone = { name: 'tone', values: ['calm', 'loud'], default: 'calm' }
  assert.deepEqual(find('<x-acme::chip />', 'tone'), [{ ...tone, initial: 'calm' }])
  for (const attribute of ['tone="loud"', 'tone=loud', `:tone="'loud'"`, `tone="{{ 'loud' }}"`]) {
    assert.deepEqual(find(`<x-acme::chip ${attribute} />`, 'tone'), [{ ...tone, initial: 'loud' }])
  }
  const [level] = find('<x-acme::chip :level="3" />', 'level')
  assert.deepEqual([level!.values, level!.initial], [[1, 2, 3], 3])
})

test('lets a prop without a default be unset', () => {
  assert.deepEqual(find('<x-acme::chip />', 'status'), [
    { name: 'status', values: [null, 'on', 'off'], initial: null, default: null },
  ])
})

test('offers a boolean as on or off, under its attribute name', () => {
  const control = { name: 'show-value', values: [false, true], default: false }
  for (const [code, initial] of [
    ['<x-acme::chip />', false],
    ['<x-acme::chip show-value />', true],
    ['<x-acme::chip showValue />', true],
    ['<x-acme::chip :show-value="false" />', false],
  ] as const) {
    assert.deepEqual(find(code, 'showValue'), [{ ...control, initial }], code)
  }
})

test('controls only the first tag', () => {
  const code = '<p>A</p><x-acme::chip /><x-acme::chip tone="loud" />'
  assert.deepEqual(
    find(code, 'tone').map(({ initial }) => initial),
    ['calm'],
  )
})

test('controls the component that the page is about, or a part of it, behind another tag', () => {
  const code = '<x-acme::panel /><x-acme::chip tone="loud" />'
  const { tag, controls } = toControls(code, ['tone'], { ...place, component: 'chip' })
  assert.equal(tag?.component, 'chip')
  assert.equal(controls[0]?.initial, 'loud')
  const part = toControls('<x-acme::chip /><x-acme::panel.title />', [], {
    ...place,
    component: 'panel',
  })
  assert.equal(part.tag?.component, 'panel.title')
  const other = toControls(code, [], { ...place, component: null })
  assert.equal(other.tag?.component, 'panel')
})

test('reports unknown, unsupported and repeated props, and names those with controls', () => {
  const known = 'expected tone, level, status, letter or showValue.'
  const cannot = 'Cannot add a control to <x-acme::chip> for'
  assert.deepEqual(complain('<x-acme::chip />', 'tones', 'href', 'tone', 'tone', 'size'), [
    `${cannot} \`tones\` in \`chip.md:3\`, ${known} Did you mean \`tone\`?`,
    `${cannot} \`href\` in \`chip.md:3\`, ${known} Only enum and boolean props can have controls.`,
    `${cannot} \`tone\` in \`chip.md:3\`, expected each prop once. Remove one of them.`,
    `${cannot} \`size\` in \`chip.md:3\`, ${known} Name props of this tag.`,
  ])
  assert.deepEqual(complain('<x-acme::panel />', 'tone'), [
    'Cannot add a control to <x-acme::panel> for `tone` in `chip.md:3`, ' +
      'expected no control: the component has no enum or boolean prop. Name props of this tag.',
  ])
})

test('reports a value that is computed or invalid', () => {
  for (const attribute of [':tone="mood"', 'tone="{{ mood }}"', 'tone="mild"']) {
    assert.deepEqual(complain(`<x-acme::chip ${attribute} />`, 'tone'), [
      'Cannot add a control to <x-acme::chip> for `tone` in `chip.md:3`, expected a literal ' +
        'value in the tag, or no value. Write one of the values of the prop.',
    ])
  }
})

test('takes no computed value for one that is missing', () => {
  for (const attribute of [
    ':status="mood"',
    ':status',
    'status="{{ mood }}"',
    'status="o{{ mood }}"',
  ]) {
    assert.match(complain(`<x-acme::chip ${attribute} />`, 'status').join(), /expected a literal/)
  }
})

test('chooses enums before booleans, as long as there are few variants', () => {
  const component = { ...chip!, props }
  const choose = (code: string) => chooseControls(code, { namespace: 'acme', component })
  const chosen = choose('<x-acme::chip />')
  assert.ok(chosen.length > 0)
  const { controls, mistakes } = toControls('<x-acme::chip />', chosen, place)
  assert.deepEqual(mistakes, [])
  assert.ok(controls.reduce((count, { values }) => count * values.length, 1) <= 8)
  assert.deepEqual(choose('<x-acme::panel />'), [])
  assert.deepEqual(choose('<p>A</p>'), [])
  const tones = choose('<x-acme::chip :tone="mood" />')
  assert.ok(!tones.includes('tone'), 'the code computes the tone')
})

test('reports controls of an example without a tag of the library', () => {
  assert.deepEqual(complain('<p>Text</p>', 'tone'), [
    'Cannot add controls `tone` in `chip.md:3`, expected a tag `<x-acme::…>` in the example. ' +
      'Controls set the props of a tag: write one, or remove `controls=`.',
  ])
})

test('reports more than twenty-four combinations', () => {
  assert.deepEqual(complain('<x-acme::chip />', 'tone', 'level', 'showValue'), [])
  assert.deepEqual(complain('<x-acme::chip />', 'letter', 'level'), [
    'Cannot render every variant of `letter,level` in `chip.md:3`, ' +
      'expected at most 24 variants and not 27. Remove a prop from `controls=`.',
  ])
})
