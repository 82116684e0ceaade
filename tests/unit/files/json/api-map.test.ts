import assert from 'node:assert/strict'
import test from 'node:test'
import { toApiMapFile } from '../../../../engine/files/json/api-map.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('lists every part of the API once in api-map.json, with the path of its page', () => {
  const { digest, ...file } = toApiMapFile(catalog)
  assert.match(digest, /^sha256-[0-9a-f]{64}$/)
  assert.deepEqual(file, {
    $schema: 'https://ui.acme.test/docs/schemas/api-map-1.json',
    schemaVersion: '1.0',
    library: {
      name: 'Acme',
      package: '@acme/ui',
      version: '2.1.0',
      namespace: 'acme',
      docsUrl: 'https://ui.acme.test/docs',
    },
    docsBase: 'https://ui.acme.test/docs',
    entryPoints: {
      components: '/components.json',
      componentsIndex: '/components/index.json',
      llms: '/llms.txt',
      llmsFull: '/llms-full.txt',
      tokens: '/tokens.json',
      tokensResolver: '/tokens.resolver.json',
      schemas: [
        '/schemas/agent-skills-1.json',
        '/schemas/api-map-1.json',
        '/schemas/check-1.json',
        '/schemas/component-1.json',
        '/schemas/components-1.json',
        '/schemas/components-index-1.json',
        '/schemas/tokens-1.json',
        '/schemas/tokens-resolver-1.json',
      ],
      mcp: {
        transport: 'stdio',
        command: 'node',
        args: ['ace', 'acme:mcp-serve'],
        tools: [
          'search_components',
          'list_components',
          'get_component',
          'get_component_examples',
          'get_tokens',
        ],
      },
    },
    groups: [
      {
        id: 'components',
        title: 'Components',
        count: 2,
        groups: [
          {
            id: 'labels',
            title: 'Labels',
            count: 1,
            items: [
              {
                id: 'chip',
                tag: 'x-acme::chip',
                summary: 'Names a thing.',
                path: '/components/chip',
                markdown: '/components/chip.md',
                json: '/components/chip.json',
                script: null,
                items: [],
              },
            ],
          },
          {
            id: 'big-boxes',
            title: 'Big boxes',
            count: 1,
            items: [
              {
                id: 'panel',
                tag: 'x-acme::panel',
                summary: 'Frames things.',
                path: '/components/panel',
                markdown: '/components/panel.md',
                json: '/components/panel.json',
                script: 'fold',
                items: [
                  {
                    id: 'panel.title',
                    tag: 'x-acme::panel.title',
                    summary: 'Names the panel.',
                    path: '/components/panel#panel-title',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'scripts',
        title: 'Client scripts',
        count: 1,
        items: [
          {
            id: 'fold',
            import: '@acme/ui/scripts/fold',
            summary: 'Folds a panel.',
            options: [],
            methods: [],
            events: [
              { name: 'acme:fold', type: '{ open: boolean }', description: 'It was folded.' },
            ],
            attributes: [{ name: 'data-acme-fold', description: 'On the button.' }],
            usedBy: ['panel'],
            path: '/components/panel',
          },
        ],
      },
      {
        id: 'docs',
        title: 'Documentation',
        count: 4,
        items: catalog.routes.map(({ id, title, path, headings }, index) => ({
          id,
          title,
          path,
          markdown: [
            '/index.md',
            '/guides/start.md',
            '/components/chip.md',
            '/components/panel.md',
          ][index],
          headings,
        })),
      },
      {
        id: 'commands',
        title: 'Console commands',
        count: 2,
        items: [
          {
            id: 'acme:list',
            summary: 'List the parts',
            arguments: [],
            options: ['--json'],
            readOnly: true,
            path: '/guides/start#acmelist',
          },
          {
            id: 'acme:show',
            summary: 'Show a part',
            arguments: ['part'],
            options: [],
            readOnly: true,
            path: null,
          },
        ],
      },
      {
        id: 'tokens',
        title: 'Design tokens',
        count: 3,
        items: [
          {
            id: 'color',
            description: 'Colours by role.',
            variables: ['--acme-color-paper', '--acme-color-ink'],
          },
          { id: 'space', description: 'Distances.', variables: ['--acme-space-1'] },
        ],
      },
    ],
  })
})

test('gives a script that no component uses no page', () => {
  const [chip] = catalog.components
  const [script] = toApiMapFile({ ...catalog, components: [chip!] }).groups[1].items
  assert.deepEqual([script!.usedBy, script!.path], [[], null])
})

test('changes the digest if a page changes', () => {
  const routes = catalog.routes.slice(1)
  assert.notEqual(toApiMapFile({ ...catalog, routes }).digest, toApiMapFile(catalog).digest)
})

test('links a script to its heading if a page has one', () => {
  const [home, ...rest] = catalog.routes
  const headings = [{ depth: 2, text: 'fold', slug: 'fold' }]
  const routes = [home!, ...rest.map((route) => ({ ...route, headings }))]
  const [script] = toApiMapFile({ ...catalog, routes }).groups[1].items
  assert.equal(script!.path, '/guides/start#fold')
})
