import assert from 'node:assert/strict'
import test from 'node:test'
import { listPublishedPaths } from '../../../engine/catalog/published-paths.ts'
import { toComponentPath, toMarkdownPath, toSchemaPath } from '../../../engine/catalog/paths.ts'
import { catalog } from '../fixtures/catalog.ts'

test('returns a page for a component, and an anchor on it for a sub-component', () => {
  assert.equal(toComponentPath('panel'), '/components/panel')
  assert.equal(toComponentPath('panel.title'), '/components/panel#panel-title')
  assert.equal(toComponentPath('page-head.sub-title'), '/components/page-head#page-head-sub-title')
  assert.equal(toComponentPath('a.b.c'), '/components/a#a-b-c')
})

test('adds .md to the path of a page, and returns /index.md for the home page', () => {
  assert.equal(toMarkdownPath('/guides/start'), '/guides/start.md')
  assert.equal(toMarkdownPath('/'), '/index.md')
})

test('puts the version of a schema into its path', () => {
  assert.equal(toSchemaPath('api-map'), '/schemas/api-map-1.json')
})

test('lists every published file once', () => {
  assert.deepEqual(listPublishedPaths(catalog), [
    '/components.json',
    '/components/index.json',
    '/components/chip.json',
    '/components/panel.json',
    '/api-map.json',
    '/tokens.json',
    '/dark.tokens.json',
    '/tokens.resolver.json',
    '/schemas/agent-skills-1.json',
    '/schemas/api-map-1.json',
    '/schemas/check-1.json',
    '/schemas/component-1.json',
    '/schemas/components-1.json',
    '/schemas/components-index-1.json',
    '/schemas/tokens-1.json',
    '/schemas/tokens-resolver-1.json',
    '/llms.txt',
    '/llms-full.txt',
    '/components/llms.txt',
    '/sitemap.xml',
    '/sitemap.md',
    '/robots.txt',
    '/.well-known/agent-skills/index.json',
    '/.well-known/agent-skills/acme-components/SKILL.md',
    '/changelog.xml',
    '/index.md',
    '/guides/start.md',
    '/components/chip.md',
    '/components/panel.md',
  ])
})
