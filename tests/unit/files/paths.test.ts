import assert from 'node:assert/strict'
import test from 'node:test'
import { listPublishedPaths } from '../../../engine/files/published-paths.ts'
import { toComponentPath, toMarkdownPath, toSchemaPath } from '../../../engine/files/paths.ts'
import { catalog } from '../fixtures/catalog.ts'

test('a component has a page, a sub-component an anchor on that of its parent', () => {
  assert.equal(toComponentPath('panel'), '/components/panel')
  assert.equal(toComponentPath('panel.title'), '/components/panel#panel-title')
  assert.equal(toComponentPath('page-head.sub-title'), '/components/page-head#page-head-sub-title')
  assert.equal(toComponentPath('a.b.c'), '/components/a#a-b-c')
})

test('the Markdown of a page is at its path with .md, that of the home page at /index.md', () => {
  assert.equal(toMarkdownPath('/guides/start'), '/guides/start.md')
  assert.equal(toMarkdownPath('/'), '/index.md')
})

test('the address of a schema has the number of its version', () => {
  assert.equal(toSchemaPath('api-map'), '/schemas/api-map-1.json')
})

test('every published file is listed once', () => {
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
