import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { Ajv } from 'ajv'
import { toHtmlCustomData } from '../../../../engine/files/editors/html-custom-data.ts'
import { toWebTypes } from '../../../../engine/files/editors/web-types.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { configurable } from '../../fixtures/configurable.ts'
import { readKitCatalog } from '../../fixtures/read-kit-catalog.ts'
import { toComponent, toSubComponent } from '../../fixtures/widgets.ts'

// A library with a documentation host: custom data and web-types only accept absolute URLs.
const { library, ...others } = await readKitCatalog()
const kit = { ...others, library: { ...library, docsUrl: 'https://docs.example/kit' } }

/** VS Code checks custom data with this schema, which allows unknown keys. */
const { version: _, ...schema } = JSON.parse(
  readFileSync('node_modules/vscode-html-languageservice/docs/customData.schema.json', 'utf8'),
)
const isCustomData = new Ajv({ strict: false }).compile(schema)

test('gives VS Code a tag for each component, with its props, their values and its page', () => {
  const [chip, panel, title] = toHtmlCustomData(catalog).tags
  const references = [
    { name: 'Acme documentation', url: 'https://ui.acme.test/docs/components/chip' },
  ]
  assert.deepEqual(chip, {
    name: 'x-acme::chip',
    description: { kind: 'markdown', value: 'Names a thing.\n\nSlots: `main`.' },
    attributes: [
      {
        name: 'tone',
        description: {
          kind: 'markdown',
          value: "`'calm' | 'loud'` How much it says. Default: `\"calm\"`.",
        },
        values: [{ name: 'calm' }, { name: 'loud' }],
        references,
      },
      {
        name: 'count',
        description: { kind: 'markdown', value: '`number | string` How many. Required.' },
        references,
      },
      {
        name: 'old',
        description: {
          kind: 'markdown',
          value: '**Deprecated.** Use `tone`. `boolean` Was of use.',
        },
        valueSet: 'v',
        references,
      },
    ],
    references,
  })
  assert.equal(panel!.description.value, '**Deprecated.** Use a chip.\n\nFrames things.')
  assert.deepEqual(
    [title!.name, title!.references![0]!.url],
    ['x-acme::panel.title', 'https://ui.acme.test/docs/components/panel#panel-title'],
  )
})

test('gives JetBrains an element for each component, with its attributes and slots', () => {
  const { contributions, ...head } = toWebTypes(catalog)
  assert.deepEqual(head, {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@acme/ui',
    version: '2.1.0',
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
  })
  const [chip, panel, title] = contributions.html.elements
  assert.deepEqual(chip, {
    name: 'x-acme::chip',
    description: 'Names a thing.',
    'doc-url': 'https://ui.acme.test/docs/components/chip',
    attributes: [
      {
        name: 'tone',
        description: 'How much it says.',
        default: '"calm"',
        value: { kind: 'plain', type: ['"calm"', '"loud"'] },
        'doc-url': 'https://ui.acme.test/docs/components/chip',
      },
      {
        name: 'count',
        description: 'How many.',
        required: true,
        value: { kind: 'plain', type: 'number | string' },
        'doc-url': 'https://ui.acme.test/docs/components/chip',
      },
      {
        name: 'old',
        description: 'Was of use.',
        deprecated: true,
        value: { kind: 'plain', type: 'boolean', required: false },
        'doc-url': 'https://ui.acme.test/docs/components/chip',
      },
    ],
    slots: [{ name: 'main', description: 'The text.' }],
  })
  assert.deepEqual([panel!.deprecated, title!.name], [true, 'x-acme::panel.title'])
})

for (const [name, library] of Object.entries({ catalog, configurable, kit })) {
  test(`writes custom data of ${name} in the format of VS Code`, () => {
    const data = JSON.parse(JSON.stringify(toHtmlCustomData(library)))
    assert.ok(isCustomData(data), JSON.stringify(isCustomData.errors))
    const names = toHtmlCustomData(library).tags.map((tag) => tag.name)
    assert.equal(new Set(names).size, names.length)
  })
}

test('writes props in kebab-case, and numbers and values as text', () => {
  const level = { text: '1 | true', kind: 'enum' as const, values: [1, true] }
  const prop = { name: 'headingLevel2', required: false, description: 'A.' }
  const components = [
    toComponent('box', {
      props: [
        { ...prop, type: level, default: 1 },
        { ...prop, name: 'tone', type: { text: '`a${string}`', kind: 'other' }, default: '`' },
      ],
      subComponents: [toSubComponent('box.lid')],
    }),
  ]
  const [box] = toHtmlCustomData({ ...catalog, components }).tags
  const { references } = box!
  assert.deepEqual(box!.attributes, [
    {
      name: 'heading-level2',
      description: { kind: 'markdown', value: '`1 | true` A. Default: `1`.' },
      values: [{ name: '1' }, { name: 'true' }],
      references,
    },
    {
      name: 'tone',
      description: {
        kind: 'markdown',
        value: '`` `a${string}` `` A. Default: ``"`"``.',
      },
      references,
    },
  ])
  const [element] = toWebTypes({ ...catalog, components }).contributions.html.elements
  assert.deepEqual(
    element!.attributes.map(({ name, value }) => [name, value.type]),
    [
      ['heading-level2', ['1', 'true']],
      ['tone', '`a${string}`'],
    ],
  )
})

test('completes a prop that no text can fill only with a leading colon', () => {
  const types: [kind: 'array' | 'object' | 'enum' | 'other', text: string, name: string][] = [
    ['array', 'array', ':rows'],
    ['object', 'object', ':rows'],
    ['other', 'array | object', ':rows'],
    ['other', '(page: number) => string', ':rows'],
    ['other', 'string | array', 'rows'],
    ['other', 'number', 'rows'],
    ['other', "'all' | ((row: any) => boolean)", 'rows'],
    ['enum', "'a' | 'b'", 'rows'],
  ]
  for (const [kind, text, name] of types) {
    const prop = { name: 'rows', required: false, description: 'A.', type: { kind, text } }
    const library = { ...catalog, components: [toComponent('box', { props: [prop] })] }
    const [box] = toHtmlCustomData(library).tags
    assert.deepEqual(
      box!.attributes.map((attribute) => attribute.name),
      [name],
      text,
    )
    const [attribute] = toWebTypes(library).contributions.html.elements[0]!.attributes
    const kindOfValue = name.startsWith(':') ? 'expression' : 'plain'
    assert.deepEqual([attribute!.name, attribute!.value.kind], [name, kindOfValue])
  }
})

test('completes script attributes on every element, and names the script', () => {
  const { globalAttributes } = toHtmlCustomData(catalog)
  const url = 'https://ui.acme.test/docs/components/panel'
  const description = 'On the button. Needs `@acme/ui/scripts/fold`.'
  assert.deepEqual(globalAttributes, [
    {
      name: 'data-acme-fold',
      description: { kind: 'markdown', value: description },
      references: [{ name: 'Acme documentation', url }],
    },
  ])
  assert.deepEqual(toWebTypes(catalog).contributions.html.attributes, [
    {
      name: 'data-acme-fold',
      description,
      'doc-url': url,
      value: { kind: 'plain', type: 'string', required: false },
    },
  ])
  const names = toHtmlCustomData(kit).globalAttributes.map(({ name }) => name)
  assert.ok(names.includes('data-kit-once'))
  assert.equal(new Set(names).size, names.length)
  assert.ok(!names.includes('command'), 'HTML has it itself')
})
