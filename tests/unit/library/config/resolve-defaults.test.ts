import assert from 'node:assert/strict'
import test from 'node:test'
import { edgeGlobals } from 'edge.js'
import {
  findConfigured,
  resolveDefaults,
} from '../../../../engine/library/config/resolve-defaults.ts'
import { listEntries } from '../../../../engine/catalog/groups.ts'
import { catalogSchema } from '../../../../engine/schema/catalog.ts'
import { configurable } from '../../fixtures/configurable.ts'

const file = 'config/acme.ts'

/** Returns the defaults that differ from those of the package, and the reported problems. */
function resolve(value: unknown) {
  const problems: string[] = []
  const resolved = resolveDefaults(configurable, { file, value }, (line) => problems.push(line))
  catalogSchema.parse(JSON.parse(JSON.stringify(resolved)))
  const before = listEntries(configurable).flatMap(({ props }) => props)
  const defaults: Record<string, unknown> = {}
  for (const [index, prop] of listEntries(resolved)
    .flatMap(({ props }) => props)
    .entries()) {
    if (prop === before[index]) continue
    assert.deepEqual(prop.defaultFrom, { ...before[index]!.defaultFrom, file })
    defaults[prop.defaultFrom!.config] = prop.default
  }
  return { defaults, problems }
}

test('takes a default from the project, with the file that sets it', () => {
  const value = {
    box: { size: 'sm', level: 2, open: true, gap: 0, label: '', items: [1], unset: 'x' },
    'date-picker': { format: 'long' },
  }
  assert.deepEqual(resolve(value), {
    defaults: {
      'acme.box.size': 'sm',
      'acme.box.level': 2,
      'acme.box.open': true,
      'acme.box.gap': 0,
      'acme.box.label': '',
      'acme.box.items': [1],
      'acme.box.unset': 'x',
      'acme.date-picker.format': 'long',
    },
    problems: [],
  })
})

test('finds lookups of one to three keys in nested objects', () => {
  assert.deepEqual(resolve({ dense: true, box: { lid: { tone: 'loud' } } }), {
    defaults: { 'acme.dense': true, 'acme.box.lid.tone': 'loud' },
    problems: [],
  })
  assert.deepEqual(resolve({ 'box.lid.tone': 'loud', 'box.lid': { tone: 'loud' } }).defaults, {})
})

test('applies a configured default to a prop of a sub-component with the same lookup', () => {
  const { components } = resolveDefaults(
    configurable,
    { file, value: { box: { size: 'sm' } } },
    assert.fail,
  )
  assert.equal(components[0]!.props[0]!.default, 'sm')
  assert.equal(components[0]!.subComponents[0]!.props[0]!.default, 'sm')
})

test('coerces a value like a template', () => {
  const value = { box: { level: '2', open: 'false', gap: '8', label: 3 }, dense: 'true' }
  assert.deepEqual(resolve(value), {
    defaults: {
      'acme.box.level': 2,
      'acme.box.open': false,
      'acme.box.gap': 8,
      'acme.box.label': '3',
      'acme.dense': true,
    },
    problems: [],
  })
})

test('keeps defaults that the project leaves out', () => {
  for (const value of [{}, { box: {} }, { box: { size: undefined, label: null } }, { box: null }]) {
    assert.deepEqual(resolve(value), { defaults: {}, problems: [] })
  }
  for (const value of [undefined, null, 'x', 1, [], () => ({}), { box: 'x' }, { box: ['size'] }]) {
    assert.deepEqual(resolve(value), { defaults: {}, problems: [] })
  }
})

test('reports a wrong value in one line, and keeps the default of the package', () => {
  const expected: [unknown, string][] = [
    [
      { box: { size: 'lg' } },
      "Cannot use 'lg' as `box.size` in `config/acme.ts`, expected 'sm' | 'md'.",
    ],
    [{ box: { level: 3 } }, 'Cannot use 3 as `box.level` in `config/acme.ts`, expected 1 | 2.'],
    [{ box: { gap: 'x' } }, "Cannot use 'x' as `box.gap` in `config/acme.ts`, expected number."],
    [{ box: { gap: NaN } }, 'Cannot use NaN as `box.gap` in `config/acme.ts`, expected number.'],
    [
      { box: { gap: Infinity } },
      'Cannot use Infinity as `box.gap` in `config/acme.ts`, expected number.',
    ],
    [
      { box: { open: 'yes' } },
      "Cannot use 'yes' as `box.open` in `config/acme.ts`, expected boolean.",
    ],
    [
      { box: { label: {} } },
      'Cannot use object as `box.label` in `config/acme.ts`, expected string.',
    ],
    [
      { box: { label: () => 1 } },
      'Cannot use function as `box.label` in `config/acme.ts`, expected string.',
    ],
    [
      { box: { label: true } },
      'Cannot use true as `box.label` in `config/acme.ts`, expected string.',
    ],
    [
      { box: { label: [] } },
      'Cannot use array as `box.label` in `config/acme.ts`, expected string.',
    ],
    [
      { box: { lid: { tone: {} } } },
      'Cannot use object as `box.lid.tone` in `config/acme.ts`, expected string.',
    ],
    [{ dense: 'no' }, "Cannot use 'no' as `dense` in `config/acme.ts`, expected boolean."],
  ]
  for (const [value, problem] of expected) {
    assert.deepEqual(resolve(value), { defaults: {}, problems: [problem] })
  }
})

test('reports every wrong value, and applies the right ones', () => {
  const { defaults, problems } = resolve({ box: { size: 1, gap: {}, label: 'a' } })
  assert.deepEqual(defaults, { 'acme.box.label': 'a' })
  assert.equal(problems.length, 2)
})

test('rejects a value that JSON cannot represent', () => {
  const circle: Record<string, unknown> = {}
  circle.circle = circle
  const sparse: unknown[] = []
  sparse.length = 2
  const others = [undefined, NaN, new Date(), new Map(), { a: undefined }]
  for (const item of [1n, () => 1, Symbol('a'), circle, sparse, ...others]) {
    const { defaults, problems } = resolve({ box: { items: [item] } })
    assert.deepEqual(defaults, {})
    assert.deepEqual(problems, [
      'Cannot use array as `box.items` in `config/acme.ts`, expected array.',
    ])
  }
})

test('rejects safe HTML, because JSON cannot represent it', () => {
  const { defaults, problems } = resolve({ box: { label: edgeGlobals.html.safe('<b>A</b>') } })
  assert.deepEqual(defaults, {})
  assert.equal(problems.length, 1)
})

test('suggests the nearest key for a misspelt one, at each level', () => {
  const value = { datePicker: { format: 'long' }, box: { siez: 'sm', lid: { ton: 'loud' } } }
  assert.deepEqual(resolve(value), {
    defaults: {},
    problems: [
      'Cannot use the key `datePicker` in `config/acme.ts`. Did you mean `date-picker`?',
      'Cannot use the key `box.siez` in `config/acme.ts`. Did you mean `box.size`?',
      'Cannot use the key `box.lid.ton` in `config/acme.ts`. Did you mean `box.lid.tone`?',
    ],
  })
  const others = { components: { namespace: 'app' }, checkout: { fee: 2 }, box: { lid: 3 } }
  assert.deepEqual(resolve(others).problems, [])
})

test('shortens a long or strange text to one line', () => {
  const [problem] = resolve({ box: { size: `a\n\u001B\u2028"'${'x'.repeat(2e6)}` } }).problems
  assert.equal(
    problem,
    `Cannot use 'a "\\'${'x'.repeat(55)}…' as \`box.size\` in \`config/acme.ts\`, expected 'sm' | 'md'.`,
  )
})

test('ignores properties that every object inherits [prototypes]', () => {
  const value = JSON.parse('{ "__proto__": { "size": "sm" }, "constructor": { "size": "sm" } }')
  assert.deepEqual(resolve(value), { defaults: {}, problems: [] })
  const inherited = Object.create({ box: { size: 'sm' } })
  assert.deepEqual(resolve(inherited), { defaults: {}, problems: [] })
  assert.deepEqual(resolve({ box: Object.create({ size: 'sm' }) }), { defaults: {}, problems: [] })
  for (const lookup of ['acme.__proto__', 'acme.constructor.name', 'acme.box.toString.name']) {
    assert.equal(findConfigured({ box: {} }, 'acme', lookup), undefined, lookup)
  }
  assert.ok(!('size' in {}) && !('sm' in {}))
})

test('ignores a lookup of another file, and of the whole file', () => {
  assert.deepEqual(resolve({ locale: 'de', le: 'de', '': 'de' }), { defaults: {}, problems: [] })
  assert.equal(findConfigured({ a: 1 }, 'acme', 'other.a'), undefined)
  assert.equal(findConfigured({ a: 1 }, 'acme', 'acmes.a'), undefined)
  assert.equal(findConfigured({ a: 1 }, 'acme', 'acme'), undefined)
  assert.equal(findConfigured({ a: 1 }, 'acme', 'acme.a'), 1)
})

test('does not change the catalog of the package', () => {
  const before = structuredClone(configurable)
  resolve({ box: { size: 'sm', items: [] } })
  assert.deepEqual(configurable, before)
})
