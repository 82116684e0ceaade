import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPropsArgument, parseProps } from '../../../kit/src/edge/index.ts'

test('declarations come in order, with what each field says', () => {
  const declarations = parseProps(`{
    /** How much it stands out :) */
    variant: { type: 'string', values: ['solid', 'ghost'], default: config('kit.button.variant', 'solid') },
    /**
     * Name of the icon.
     *
     * See the list.
     */
    icon: { type: 'string', examples: ['check', \`trash\`] },
    loading: false, // not a description
    size: 'md',
    step: -1,
    label: null,
    items: { type: 'Item[]', required: true },
    /* no description either */
    list: [1, [2]],
    level: { values: [1, 2, 3] },
    mixed: { values: ['auto', 1] },
    old: { type: 'object', default: { a: [null] }, deprecated: 'Use items.' },
    former: { deprecated: { message: 'Use it.', replacement: 'items' } },
    plain: {},
  }`)
  assert.deepEqual(declarations, [
    {
      name: 'variant',
      type: 'string',
      values: ['solid', 'ghost'],
      required: false,
      hasDefault: true,
      default: 'solid',
      defaultFrom: { config: 'kit.button.variant' },
      description: 'How much it stands out :)',
    },
    {
      name: 'icon',
      type: 'string',
      required: false,
      hasDefault: false,
      examples: ['check', 'trash'],
      description: 'Name of the icon.\n\nSee the list.',
    },
    { name: 'loading', type: 'boolean', required: false, hasDefault: true, default: false },
    { name: 'size', type: 'string', required: false, hasDefault: true, default: 'md' },
    { name: 'step', type: 'number', required: false, hasDefault: true, default: -1 },
    { name: 'label', type: 'unknown', required: false, hasDefault: false },
    { name: 'items', type: 'Item[]', required: true, hasDefault: false },
    { name: 'list', type: 'array', required: false, hasDefault: true, default: [1, [2]] },
    { name: 'level', type: 'number', values: [1, 2, 3], required: false, hasDefault: false },
    {
      name: 'mixed',
      type: 'string | number',
      values: ['auto', 1],
      required: false,
      hasDefault: false,
    },
    {
      name: 'old',
      type: 'object',
      required: false,
      hasDefault: true,
      default: { a: [null] },
      deprecated: { message: 'Use items.' },
    },
    {
      name: 'former',
      type: 'unknown',
      required: false,
      hasDefault: false,
      deprecated: { message: 'Use it.', replacement: 'items' },
    },
    { name: 'plain', type: 'unknown', required: false, hasDefault: false },
  ])
})

test('no argument, or an empty one, declares nothing', () => {
  for (const jsArg of ['', '  \n', '{}', '/* nothing */', '({})']) {
    assert.deepEqual(parseProps(jsArg), [], jsArg)
  }
})

test('a lookup without fallback is no default', () => {
  assert.deepEqual(parseProps(`{ size: config('kit.size') }`), [
    {
      name: 'size',
      type: 'unknown',
      required: false,
      hasDefault: false,
      defaultFrom: { config: 'kit.size' },
    },
  ])
})

test('whatever is not declared as data is an error that says where and why', () => {
  const start = { filename: 'a.edge', line: 5, col: 7 }
  for (const [jsArg, at, message] of [
    ['{ a: b }', '5:12', '@props: default of "a" must be a literal or config(\'key\', fallback)'],
    ['{\n a: { default: b() } }', '6:15', /^@props: default of "a" must be a literal/],
    ['{ a: config(b) }', '5:12', /must be a literal/],
    ['{ a: config("b", c) }', '5:12', /must be a literal/],
    ['{ a: /b/ }', '5:12', /must be a literal/],
    ['{ a: 1n }', '5:12', /must be a literal/],
    ['{ a: `${b}` }', '5:12', /must be a literal/],
    ['{ a: [...b] }', '5:12', /must be a literal/],
    ['{ a: { default: { b() {} } } }', '5:23', /must be a literal/],
    ['{ ...a }', '5:9', '@props takes plain `name: value` entries only'],
    ['{ [a]: 1 }', '5:9', '@props takes plain `name: value` entries only'],
    ['{ a }', '5:9', '@props takes plain `name: value` entries only'],
    ['{ a() {} }', '5:9', '@props takes plain `name: value` entries only'],
    ['{ get a() {} }', '5:9', '@props takes plain `name: value` entries only'],
    ['{ a: { ...b } }', '5:14', '@props: "a" takes plain `field: value` pairs only'],
    ['[]', '5:7', '@props takes one literal object'],
    ['{}, {}', '5:7', '@props takes one literal object'],
    ['{}) + ({}', '5:7', '@props takes one literal object'],
    ['{ a: }', '5:12', '@props: Unexpected token'],
    ['{\n a: 1', '6:5', '@props: Unexpected token'],
    ['{ a: 1, a: 2 }', '5:15', '@props: the prop "a" is declared twice'],
    ['{ class: "" }', '5:9', /^@props: "class" cannot name a prop/],
    ['{ self: "" }', '5:9', /^@props: "self" cannot name a prop/],
    ['{ out: "" }', '5:9', /^@props: "out" cannot name a prop/],
    ['{ "a-b": "" }', '5:9', /^@props: "a-b" cannot name a prop/],
    ['{ __proto__: "" }', '5:9', /^@props: "__proto__" cannot name a prop/],
    [
      '{ a: { defualt: 1 } }',
      '5:23',
      '@props: unknown field "defualt" of "a", expected one of type, values, default, required, examples, deprecated. Did you mean "default"?',
    ],
    ['{ a: { type: 1 } }', '5:20', '@props: type of "a" must be the text of a type'],
    ['{ a: { values: [] } }', '5:22', /^@props: values of "a" must be a list/],
    ['{ a: { values: ["b", "b"] } }', '5:22', /^@props: values of "a" must be a list/],
    ['{ a: { values: [null] } }', '5:22', /^@props: values of "a" must be a list/],
    ['{ a: { required: 1 } }', '5:24', '@props: required of "a" must be true or false'],
    ['{ a: { examples: "b" } }', '5:24', '@props: examples of "a" must be a list'],
    ...['1', 'true', '""', '{}', '{ message: "" }', '{ message: "b", replacement: 1 }'].map(
      (value): [string, string, RegExp] => [
        `{ a: { deprecated: ${value} } }`,
        '5:26',
        /^@props: deprecated of "a" must be a text, or { message, replacement } with the name/,
      ],
    ),
    ['{ a: { deprecated: { message: "b", since: "1" } } }', '5:26', /^@props: deprecated of "a"/],
    [
      '{ a: { deprecated: { message: "b", replacement: "c" } } }',
      '5:9',
      '@props: the replacement "c" of "a" is not declared',
    ],
    [
      '{ b: "", a: { deprecated: { message: "b", replacement: "a" } } }',
      '5:16',
      '@props: the replacement "a" of "a" is deprecated itself',
    ],
    ['{ a: { type: config("b", "c") } }', '5:20', /^@props: only the default of "a" can be config/],
    ['{ a: { required: true, default: 1 } }', '5:39', /^@props: "a" is required/],
    [
      '{ a: { values: ["b"], default: "c" } }',
      '5:38',
      '@props: the default "c" of "a" is not one of "b"',
    ],
    [
      '{ a: { type: "number", default: "3" } }',
      '5:39',
      '@props: the default "3" of "a" is not a number',
    ],
    [
      '{ a: { type: "number", values: ["3"] } }',
      '5:38',
      '@props: the value "3" of "a" is not a number',
    ],
  ] as [string, string, string | RegExp][]) {
    assert.throws(
      () => parseProps(jsArg, start),
      (error: unknown) => {
        assert.ok(error instanceof EdgeError, String(error))
        assert.equal(`${error.line}:${error.col}`, at, jsArg)
        assert.equal(error.code, 'E_INVALID_PROPS')
        assert.equal(error.filename, 'a.edge')
        if (typeof message === 'string') assert.equal(error.message, message)
        else assert.match(error.message, message)
        return true
      },
      jsArg,
    )
  }
})

test('the argument is found whatever its strings and comments hold', () => {
  const jsArg = `{\r\n  /** A smile :) */\n  a: ')', // (\n  b: { type: \`(\`, examples: ["\\")"] }\n}`
  const template = `{{--\n@props({ no: 1 })\n--}}\r\n@let(x = '(')\n)\n  @props(${jsArg})\n<p>(`
  const found = findPropsArgument(template)
  assert.equal(found?.jsArg, jsArg)
  assert.deepEqual([found!.line, found!.col], [6, 9])
  assert.equal(template.slice(found!.from, found!.to), jsArg)
  assert.deepEqual(
    parseProps(found!.jsArg).map(({ name }) => name),
    ['a', 'b'],
  )
})

test('what is not the tag is not found', () => {
  for (const template of [
    'a @props({})',
    '@@props({})',
    '{{ "\n@props({})" }}',
    '{{-- @props({}) --}}',
    '@propsy({})',
    '@props\n({})',
    'props',
  ]) {
    assert.equal(findPropsArgument(template), null, template)
  }
})

test('of a declaration that is no JavaScript the text is found up to where Edge ends it', () => {
  const found = findPropsArgument("@props({ a: ' })\n<p>")
  assert.equal(found?.jsArg, "{ a: ' }")
  assert.throws(() => parseProps(found!.jsArg, found!), { line: 1, col: 12 })
  assert.equal(findPropsArgument('@props({ a: 1 }')?.jsArg, '{ a: 1 }')
})
