import assert from 'node:assert/strict'
import test from 'node:test'
import {
  toComponentFile,
  toComponentsFile,
  toComponentsIndexFile,
} from '../../../../engine/files/json/components.ts'
import type { Catalog } from '../../../../engine/schema/catalog.ts'
import { catalog } from '../../fixtures/catalog.ts'

const [chip, panel] = catalog.components

test('contains the library, the used categories and every component in components.json', () => {
  const { digest, ...file } = toComponentsFile(catalog)
  assert.match(digest, /^sha256-[0-9a-f]{64}$/)
  assert.deepEqual(file, {
    $schema: 'https://ui.acme.test/docs/schemas/components-1.json',
    schemaVersion: '1.0',
    library: {
      name: 'Acme',
      package: '@acme/ui',
      version: '2.1.0',
      namespace: 'acme',
      docsUrl: 'https://ui.acme.test/docs',
    },
    categories: [
      { name: 'Labels', count: 1 },
      { name: 'Big boxes', count: 1 },
    ],
    components: [
      {
        ...chip,
        docsUrl: 'https://ui.acme.test/docs/components/chip',
        markdownUrl: 'https://ui.acme.test/docs/components/chip.md',
        examples: [{ id: 'chip--chip', title: 'Chip' }],
      },
      {
        ...panel,
        docsUrl: 'https://ui.acme.test/docs/components/panel',
        markdownUrl: 'https://ui.acme.test/docs/components/panel.md',
      },
    ],
    blocks: [],
  })
})

test('writes the file of a component with its entry and the code of its examples', () => {
  const { digest, $schema, ...file } = toComponentFile(catalog, chip!)
  const { library, schemaVersion, components } = toComponentsFile(catalog)
  assert.match(digest, /^sha256-[0-9a-f]{64}$/)
  assert.equal($schema, 'https://ui.acme.test/docs/schemas/component-1.json')
  assert.deepEqual(file, {
    schemaVersion,
    library,
    ...components[0],
    examples: [
      {
        id: 'chip--chip',
        title: 'Chip',
        description: '',
        code: '<x-acme::chip :count="1">One</x-acme::chip>',
        language: 'edge',
        uses: ['chip'],
      },
    ],
  })
})

test('lists the files of each component in components/index.json', () => {
  assert.deepEqual(toComponentsIndexFile(catalog), [
    {
      name: 'chip',
      tag: 'x-acme::chip',
      category: 'Labels',
      summary: 'Names a thing.',
      json: 'https://ui.acme.test/docs/components/chip.json',
      markdown: 'https://ui.acme.test/docs/components/chip.md',
    },
    {
      name: 'panel',
      tag: 'x-acme::panel',
      category: 'Big boxes',
      summary: 'Frames things.',
      json: 'https://ui.acme.test/docs/components/panel.json',
      markdown: 'https://ui.acme.test/docs/components/panel.md',
    },
  ])
})

test('changes the digest if, and only if, the content changes', () => {
  const digestOf = (value: Catalog) => toComponentsFile(value).digest
  const renamed = [{ ...chip!, summary: 'Names a thing!' }, panel!]
  const changed = [{ ...chip!, props: chip!.props.slice(1) }, panel!]
  const digests = [
    catalog,
    { ...catalog, components: renamed },
    { ...catalog, components: changed },
  ]
  assert.equal(new Set(digests.map(digestOf)).size, 3)
  assert.equal(digestOf({ ...catalog, routes: [] }), digestOf(catalog))

  const example = { ...chip!.examples[0]!, code: '<x-acme::chip :count="2" />' }
  const other = { ...chip!, examples: [example] }
  assert.notEqual(toComponentFile(catalog, other).digest, toComponentFile(catalog, chip!).digest)
})
