import assert from 'node:assert/strict'
import test from 'node:test'
import {
  parseComponent,
  type ParsedComponent,
} from '../../../../engine/library/component/parse-component.ts'

const library = { namespace: 'acme', categories: ['Labels', 'Boxes'] }

function parse(
  text: string,
  { name = 'chip', hasClass = false } = {},
): { component: ParsedComponent; problems: string[] } {
  const problems: string[] = []
  const source = { name, file: `${name}.edge`, text, hasClass }
  const component = parseComponent(source, library, (problem) =>
    problems.push(`${problem.message} ${problem.fix}`),
  )
  return { component, problems }
}

const head = (...lines: string[]) => `{{--\n  ${['Names it.', ...lines].join('\n  ')}\n--}}\n`
const labelled = head('@category Labels')

test('ignores `@props` in a text or a comment', () => {
  const text = `${labelled}@props({\n  /** Tone, not @props({}). */\n  tone: '@props()',\n})\n{{-- @props({}) --}}`
  assert.deepEqual(parse(text).problems, [])
})

test('reads a component from its header, its props and its markup', () => {
  const { component, problems } = parse(
    `{{--
  Names a
  thing.

  It is small.

  @category Boxes
  @keywords tag, label,
  @slot main - The text.
  @slot [icon] - A symbol before it.
  @part text - What it says.
  @script fold
  @rule Keep it to one word.
  @rule Say it.
  @aria https://www.w3.org/WAI/ARIA/apg/
  @key Enter, Space - Opens it - or not.
  @attributes the inner \`<b>\`
  @deprecated Use a label.
  @since 1.2.0
--}}
@props({
  /** How much it says. */
  tone: { type: 'string', values: ['calm', 'loud'], default: config('acme.tone', 'calm') },
})
<i>{{ $slots.icon }}</i><b {{ $attrs.toAttrs() }}>{{{ await $slots.main() }}}</b>
`,
  )
  assert.deepEqual(problems, [])
  assert.deepEqual(component, {
    name: 'chip',
    tag: 'x-acme::chip',
    title: 'Chip',
    kind: 'anonymous',
    summary: 'Names a thing.',
    description: 'Names a thing.\n\nIt is small.',
    category: 'Boxes',
    keywords: ['tag', 'label'],
    since: '1.2.0',
    deprecated: { message: 'Use a label.' },
    slots: [
      { name: 'main', required: true, description: 'The text.' },
      { name: 'icon', required: false, description: 'A symbol before it.' },
    ],
    parts: [{ name: 'text', description: 'What it says.' }],
    events: [],
    script: 'fold',
    accessibility: {
      pattern: 'https://www.w3.org/WAI/ARIA/apg/',
      keys: [{ keys: 'Enter, Space', action: 'Opens it - or not.' }],
    },
    rules: ['Keep it to one word.', 'Say it.'],
    parentRequired: false,
    props: [
      {
        name: 'tone',
        required: false,
        type: { text: "'calm' | 'loud'", kind: 'enum', values: ['calm', 'loud'] },
        default: 'calm',
        defaultFrom: { config: 'acme.tone' },
        description: 'How much it says.',
      },
    ],
    attributes: { passThrough: true, to: 'the inner `<b>`' },
  })
})

test('leaves facts that the header omits empty', () => {
  const { component, problems } = parse(`${labelled}<b></b>`)
  assert.deepEqual(problems, [])
  assert.deepEqual(component, {
    name: 'chip',
    tag: 'x-acme::chip',
    title: 'Chip',
    kind: 'anonymous',
    summary: 'Names it.',
    description: 'Names it.',
    category: 'Labels',
    keywords: [],
    since: undefined,
    deprecated: undefined,
    slots: [],
    parts: [],
    events: [],
    script: null,
    accessibility: { pattern: null, keys: [] },
    rules: [],
    parentRequired: false,
    props: [],
    attributes: { passThrough: false, to: null },
  })
})

test('gives props the types of the catalog', () => {
  const { component } = parse(`${labelled}@props({
  /** A. */
  text: { type: 'string', required: true },
  /** B. */
  count: 3,
  /** C. */
  open: false,
  /** D. */
  items: { type: 'array', default: [] },
  /** E. */
  data: { type: 'object' },
  /** F. */
  level: { type: 'number', values: [1, 2] },
  /** G. */
  any: { type: 'string | Date' },
})`)
  assert.deepEqual(
    component.props.map((prop) => [prop.name, prop.type.kind, prop.type.text, prop.default]),
    [
      ['text', 'string', 'string', undefined],
      ['count', 'number', 'number', 3],
      ['open', 'boolean', 'boolean', false],
      ['items', 'array', 'array', []],
      ['data', 'object', 'object', undefined],
      ['level', 'enum', '1 | 2', undefined],
      ['any', 'other', 'string | Date', undefined],
    ],
  )
  assert.deepEqual(
    component.props.map(({ required }) => required),
    [true, false, false, false, false, false, false],
  )
})

test('passes attributes on if the markup uses them, but not in a comment', () => {
  const attributesOf = (markup: string) => parse(labelled + markup).component.attributes
  const passedOn = { passThrough: true, to: 'root element' }
  assert.deepEqual(attributesOf('<b {{ $attrs }}></b>'), passedOn)
  assert.deepEqual(attributesOf('@let(all = $attrs.merge({}))'), passedOn)
  const dropped = { passThrough: false, to: null }
  assert.deepEqual(attributesOf('{{-- $attrs --}}'), dropped)
  assert.deepEqual(attributesOf('{{ $attrsOfOther }}'), dropped)
})

test('marks a component with a class beside it as class-based', () => {
  assert.equal(parse(labelled, { hasClass: true }).component.kind, 'class')
  assert.equal(parse(labelled).component.kind, 'anonymous')
})

test('needs no category for a sub-component, and prefixes its title with the parent', () => {
  const { component, problems } = parse(head('@parent card'), { name: 'card.page-header' })
  assert.deepEqual(problems, [])
  assert.deepEqual(
    [component.tag, component.title, component.category, component.parentRequired],
    ['x-acme::card.page-header', 'Card page header', '', true],
  )
})

test('reads Windows line endings the same', () => {
  const text = `${head('@category Labels', '@slot main - The text.')}<b>{{{ $slots.main }}}</b>\n`
  assert.deepEqual(parse(text.replaceAll('\n', '\r\n')), parse(text))
})

const problemsOf: [promise: string, text: string, ...problems: string[]][] = [
  [
    'a component without a header',
    '<b></b>',
    'Cannot describe component `chip` in `chip.edge:1`, expected a summary in a header comment. ' +
      'Begin the template with `{{-- One sentence. --}}`.',
    'Cannot find the category of component `chip` in `chip.edge:1`, expected a line with `@category`. ' +
      'Write `@category` and one of Labels, Boxes in the header comment.',
  ],
  [
    'a comment below the markup, which is not a header',
    `<b></b>\n${labelled}`,
    'Cannot describe component `chip` in `chip.edge:1`, expected a summary in a header comment. ' +
      'Begin the template with `{{-- One sentence. --}}`.',
    'Cannot find the category of component `chip` in `chip.edge:1`, expected a line with `@category`. ' +
      'Write `@category` and one of Labels, Boxes in the header comment.',
  ],
  [
    'a summary over 100 characters',
    `{{-- ${'a'.repeat(101)}\n@category Labels --}}`,
    'Cannot use the summary of component `chip` in `chip.edge:1`, expected at most 100 characters ' +
      'and not 101. Keep the first sentence, and move the rest into a second paragraph.',
  ],
  [
    'a misspelt category',
    head('', '@category Label'),
    'Cannot use category `Label` in `chip.edge:4`, expected Labels or Boxes. ' +
      'Did you mean `Labels`?',
  ],
  [
    'a category unlike any other',
    head('@category Navigation'),
    'Cannot use category `Navigation` in `chip.edge:3`, expected Labels or Boxes. ' +
      'Write `@category` and one of Labels, Boxes in the header comment.',
  ],
  [
    'a misspelt header line',
    head('@category Labels', '@keyword tag'),
    'Cannot read header line `@keyword` in `chip.edge:4`, expected @aria, @attributes, @category, @counterpart, ' +
      '@deprecated, @idref, @internal, @key, @keywords, @labelled-by, @labels, @parent, @part, @rule, @script, @since, @slot or @whitespace. ' +
      'Did you mean `@keywords`?',
  ],
  [
    'a header line unlike any other',
    head('@category Labels', '@internationalisation'),
    'Cannot read header line `@internationalisation` in `chip.edge:4`, expected @aria, ' +
      '@attributes, @category, @counterpart, @deprecated, @idref, @internal, @key, @keywords, @labelled-by, @labels, @parent, @part, @rule, @script, @since, ' +
      '@slot or @whitespace. Delete the line.',
  ],
  [
    'a slot that is rendered but not described',
    `${labelled}<b>\n{{{ await $slots.main() }}}{{{ $slots.main }}}{{{ $slots?.icon }}}</b>`,
    'Cannot describe slot `main` in `chip.edge:6`, expected a `@slot main` line in the header ' +
      'comment. Add `@slot main - What goes there.`, with `[main]` if it is optional.',
    'Cannot describe slot `icon` in `chip.edge:6`, expected a `@slot icon` line in the header ' +
      'comment. Add `@slot icon - What goes there.`, with `[icon]` if it is optional.',
  ],
  [
    'a slot named like a property of every object',
    `${head('@category Labels', '@slot [constructor] - The end.')}{{{ $slots.constructor }}}`,
    'Cannot name slot `constructor` in `chip.edge:6`, expected a name that JavaScript objects ' +
      'do not have. Rename the slot: the template would find a value for this name even if the slot is empty.',
  ],
  [
    'a slot that is described but not rendered',
    `${head('@category Labels', '@slot [icon] - A symbol.')}{{-- $slots.icon --}}`,
    'Cannot find slot `icon` in `chip.edge:4`, expected `$slots.icon` in the template. ' +
      'Render the slot, or delete the `@slot` line.',
  ],
  [
    'a slot without a description',
    `${head('@category Labels', '@slot main')}{{{ $slots.main }}}`,
    'Cannot describe a slot of chip `main` in `chip.edge:4`, expected a description after its name. ' +
      'Write `@slot main - What goes there.`',
  ],
  [
    'props without a comment',
    `${labelled}\n@props({\n  /** Tone. */\n  tone: 'calm',\n  size: 'md',\n})`,
    'Cannot describe prop `size` in `chip.edge:6`, expected a comment before it. ' +
      'Write `/** What it does. */` above `size`.',
  ],
  [
    'a second `@props`',
    `${labelled}\n@props({\n  /** Tone. */\n  tone: 'calm',\n})\n<b>\n@!props({ size: 'md' })\n</b>`,
    'Cannot read props in `chip.edge:11`, expected one `@props` in a template. ' +
      'Move its entries into the `@props` of line 6.',
  ],
  [
    'props that are not literals',
    `${labelled}@props({\n  /** Tone. */\n  tone: compute(),\n})`,
    'Cannot read props in `chip.edge:7`, expected one literal object. ' +
      'default of "tone" must be a literal or config(\'key\', fallback).',
  ],
  ...[
    ['aria', 'the button pattern', '@aria https://www.w3.org/WAI/ARIA/apg/patterns/…'],
    ['attributes', '', '@attributes the element that gets them'],
    ['counterpart', 'tabs.panel', '@counterpart tabs.panel - with the same `value`'],
    ['idref', '', '@idref prop, prop'],
    ['internal', '', '@internal attribute, attribute'],
    ['deprecated', '', '@deprecated What to use instead.'],
    ['key', 'Escape', '@key Escape - What it does.'],
    ['keywords', '', '@keywords word, word'],
    ['labelled-by', '', '@labelled-by label, main'],
    ['labels', '', '@labels controls'],
    ['labels', 'text', '@labels controls'],
    ['parent', '', '@parent name-before-the-dot'],
    ['rule', '', '@rule What to do.'],
    ['script', '', '@script name-of-the-script'],
    ['since', '', '@since 0.1.0'],
    ['slot', '[main', '@slot main - What goes there.'],
    ['whitespace', 'none', '@whitespace trim'],
    ['part', '', '@part icon - What it is.'],
    ['part', 'icon', '@part icon - What it is.'],
  ].map(([tag, text, form]): [string, string, string] => [
    `the incomplete line ${`@${tag} ${text}`.trim()}`,
    head('@category Labels', `@${tag} ${text}`),
    `Cannot read header line \`${`@${tag} ${text}`.trim()}\` in \`chip.edge:4\`, expected ` +
      `\`${form}\`. Complete the line, or delete it.`,
  ]),
]

for (const [promise, text, ...expected] of problemsOf) {
  test(`reports file, line and fix for ${promise}`, () => {
    assert.deepEqual(parse(text).problems, expected)
  })
}

test('reads the attributes that only other components set', () => {
  const { component } = parse(head('@category Labels', '@internal in-list, in-menu'))
  assert.deepEqual(component.internalAttributes, ['in-list', 'in-menu'])
})

test('reads what names a form control, and whether a component names the one inside it', () => {
  const read = (line: string) => parse(head('@category Labels', line)).component
  assert.deepEqual(read('@labelled-by label, main').labelledBy, ['label', 'main'])
  assert.deepEqual(read('@labels controls').labelsControls, [])
  assert.deepEqual(read('@labels controls - with `label`').labelsControls, ['label'])
  const { labelledBy, labelsControls } = read('@since 0.1.0')
  assert.deepEqual([labelledBy, labelsControls], [undefined, undefined])
})

test('counts blank lines before the header in the lines of problems', () => {
  const { problems } = parse(`\n\n${head('@category Label')}`)
  assert.match(problems.join(), /in `chip\.edge:5`/)
})

test('reports every problem of a component at once', () => {
  const { problems } = parse(
    `${head('@rool Do.', '@slot icon - A.')}@props({ a: 1 })\n{{{ await $slots.main() }}}`,
  )
  assert.deepEqual(
    problems.map((problem) => /^Cannot ([\w ]+) `([^`]+)`/.exec(problem)?.slice(1)),
    [
      ['read header line', '@rool'],
      ['find the category of component', 'chip'],
      ['describe slot', 'main'],
      ['find slot', 'icon'],
      ['describe prop', 'a'],
    ],
  )
})
