import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPropsArgument, parseProps } from '../../../../engine/tags/index.ts'

test('returns declarations in order, with all their fields', () => {
  const props = parseProps(`{
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
  assert.deepEqual(props, [
    {
      name: 'variant',
      type: { text: "'solid' | 'ghost'", kind: 'enum', values: ['solid', 'ghost'] },
      required: false,
      default: 'solid',
      defaultFrom: { config: 'kit.button.variant' },
      description: 'How much it stands out :)',
    },
    {
      name: 'icon',
      type: { text: 'string', kind: 'string' },
      required: false,
      examples: ['check', 'trash'],
      description: 'Name of the icon.\n\nSee the list.',
    },
    {
      name: 'loading',
      type: { text: 'boolean', kind: 'boolean' },
      required: false,
      default: false,
      description: '',
    },
    {
      name: 'size',
      type: { text: 'string', kind: 'string' },
      required: false,
      default: 'md',
      description: '',
    },
    {
      name: 'step',
      type: { text: 'number', kind: 'number' },
      required: false,
      default: -1,
      description: '',
    },
    { name: 'label', type: { text: 'unknown', kind: 'other' }, required: false, description: '' },
    { name: 'items', type: { text: 'Item[]', kind: 'other' }, required: true, description: '' },
    {
      name: 'list',
      type: { text: 'array', kind: 'array' },
      required: false,
      default: [1, [2]],
      description: '',
    },
    {
      name: 'level',
      type: { text: '1 | 2 | 3', kind: 'enum', values: [1, 2, 3] },
      required: false,
      description: '',
    },
    {
      name: 'mixed',
      type: { text: "'auto' | 1", kind: 'enum', values: ['auto', 1] },
      required: false,
      description: '',
    },
    {
      name: 'old',
      type: { text: 'object', kind: 'object' },
      required: false,
      default: { a: [null] },
      deprecated: { message: 'Use items.' },
      description: '',
    },
    {
      name: 'former',
      type: { text: 'unknown', kind: 'other' },
      required: false,
      deprecated: { message: 'Use it.', replacement: 'items' },
      description: '',
    },
    { name: 'plain', type: { text: 'unknown', kind: 'other' }, required: false, description: '' },
  ])
})

test('accepts false, zero and empty values as defaults', () => {
  for (const value of [false, 0, '', [], {}]) {
    const [prop] = parseProps(`{ a: { default: ${JSON.stringify(value)} } }`)
    assert.deepEqual(prop!.default, value)
  }
})

test('adds the limits of a number to its type and its description', () => {
  const [stars, share, days] = parseProps(`{
    /** Number of stars. */
    stars: { type: 'number', integer: true, min: 2, max: 10, default: 5 },
    /** Share of it. */
    share: { default: 0.5, max: 1 },
    days: { type: 'number', min: -1 },
  }`)
  assert.deepEqual(stars!.type, { text: 'number', kind: 'number', min: 2, max: 10, integer: true })
  assert.equal(stars!.description, 'Number of stars. A whole number from 2 to 10.')
  assert.deepEqual(share!.type, { text: 'number', kind: 'number', max: 1 })
  assert.equal(share!.description, 'Share of it. A number of at most 1.')
  assert.deepEqual(days!.type, { text: 'number', kind: 'number', min: -1 })
  assert.equal(days!.description, '')
})

test('treats a type that is not simple as another kind', () => {
  const typeOf = (type: string) => parseProps(`{ a: { type: '${type}' } }`)[0]!.type
  for (const kind of ['string', 'number', 'boolean', 'array', 'object']) {
    assert.deepEqual(typeOf(kind), { text: kind, kind })
  }
  for (const type of ['string | number', 'Date', 'unknown']) {
    assert.deepEqual(typeOf(type), { text: type, kind: 'other' })
  }
})

test('writes any enumeration as TypeScript', () => {
  const textOf = (...values: (string | number | boolean)[]) =>
    parseProps(`{ a: { values: ${JSON.stringify(values)} } }`)[0]!.type.text
  assert.equal(textOf(2, true, 'a'), "2 | true | 'a'")
  assert.equal(textOf("it's", 'say "x"', 'a\\b'), `'it\\'s' | 'say "x"' | 'a\\\\b'`)
})

test('returns no props for a missing or empty argument', () => {
  for (const jsArg of ['', '  \n', '{}', '/* nothing */', '({})']) {
    assert.deepEqual(parseProps(jsArg), [], jsArg)
  }
})

test('returns no default for a lookup without a fallback', () => {
  assert.deepEqual(parseProps(`{ size: config('kit.size') }`), [
    {
      name: 'size',
      type: { text: 'unknown', kind: 'other' },
      required: false,
      defaultFrom: { config: 'kit.size' },
      description: '',
    },
  ])
})

test('rejects anything but literal data, with place and reason', () => {
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
      '@props: unknown field "defualt" of "a", expected one of type, values, min, max, integer, default, required, examples, deprecated, deprecatedValues. Did you mean "default"?',
    ],
    ['{ a: { type: 1 } }', '5:20', '@props: type of "a" must be a type as a string'],
    ['{ a: { values: [] } }', '5:22', /^@props: values of "a" must be a list/],
    ['{ a: { values: ["b", "b"] } }', '5:22', /^@props: values of "a" must be a list/],
    ['{ a: { values: [null] } }', '5:22', /^@props: values of "a" must be a list/],
    ['{ a: { required: 1 } }', '5:24', '@props: required of "a" must be true or false'],
    ['{ a: { examples: "b" } }', '5:24', '@props: examples of "a" must be a list'],
    ...['1', 'true', '""', '{}', '{ message: "" }', '{ message: "b", replacement: 1 }'].map(
      (value): [string, string, RegExp] => [
        `{ a: { deprecated: ${value} } }`,
        '5:26',
        /^@props: deprecated of "a" must be a string, or { message, replacement } with the name/,
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
    ...['"b"', '[]', '{}', '{ b: 1 }', '{ b: "" }'].map((value): [string, string, RegExp] => [
      `{ a: { values: ["c"], deprecatedValues: ${value} } }`,
      '5:47',
      /^@props: deprecatedValues of "a" must be an object of values by the former value/,
    ]),
    ...[
      ['["c"]', '{ b: "d" }', '"b" to "d"'],
      ['["c", "d"]', '{ c: "d" }', '"c" to "d"'],
    ].map(([values, pairs, shown]): [string, string, string] => [
      `{ a: { values: ${values}, deprecatedValues: ${pairs} } }`,
      values === '["c"]' ? '5:47' : '5:52',
      `@props: deprecatedValues of "a" must map a former value to one of its values, not ${shown}`,
    ]),
    [
      '{ a: { deprecatedValues: { b: "c" } } }',
      '5:32',
      '@props: deprecatedValues of "a" must map a former value to one of its values, not "b" to "c"',
    ],
    [
      '{ a: { type: config("b", "c") } }',
      '5:20',
      /^@props: only the default of "a" can use config/,
    ],
    ['{ a: { required: true, default: 1 } }', '5:39', /^@props: "a" is required/],
    [
      '{ a: { values: ["b"], default: "c" } }',
      '5:38',
      '@props: the default "c" of "a" is not one of "b"',
    ],
    ['{ a: { type: "number", min: "3" } }', '5:35', '@props: min of "a" must be a number'],
    ['{ a: { type: "number", max: [3] } }', '5:35', '@props: max of "a" must be a number'],
    ['{ a: { type: "number", integer: 1 } }', '5:39', '@props: integer of "a" must be true'],
    ['{ a: { min: 3 } }', '5:19', '@props: min of "a" needs the type "number"'],
    ['{ a: { type: "string", max: 3 } }', '5:35', '@props: max of "a" needs the type "number"'],
    ['{ a: { values: [1], integer: true } }', '5:36', /^@props: integer of "a" needs the type/],
    ['{ a: { default: 3, min: 4, max: 2 } }', '5:31', '@props: min of "a" is above its max, 2'],
    [
      '{ a: { default: 3, min: 4 } }',
      '5:23',
      '@props: the default 3 of "a" is not a number of at least 4',
    ],
    [
      '{ a: { default: 3.5, integer: true, max: 9 } }',
      '5:23',
      '@props: the default 3.5 of "a" is not a whole number of at most 9',
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

test('finds the argument, whatever its strings and comments contain', () => {
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

test('finds nothing where there is no tag', () => {
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

test("returns the text up to Edge's end if a declaration is not valid JavaScript", () => {
  const found = findPropsArgument("@props({ a: ' })\n<p>")
  assert.equal(found?.jsArg, "{ a: ' }")
  assert.throws(() => parseProps(found!.jsArg, found!), { line: 1, col: 12 })
  assert.equal(findPropsArgument('@props({ a: 1 }')?.jsArg, '{ a: 1 }')
})
