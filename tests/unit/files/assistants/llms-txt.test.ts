import assert from 'node:assert/strict'
import test from 'node:test'
import { readProse } from '../../../../engine/io/prose.ts'
import { toLibraryIndex, toLlmsTxt as write } from '../../../../engine/files/assistants/llms-txt.ts'
import type { Catalog } from '../../../../engine/schema/catalog.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { parseLlmsTxt } from './parse-llms-txt.ts'

const prose = await readProse('llms-txt.md')
const toLlmsTxt = (of: Catalog, text: string) => write(toLibraryIndex(of, text))
const text = toLlmsTxt(catalog, prose)
const parsed = parseLlmsTxt(text)
const docs = 'https://ui.acme.test/docs'

test('fills every placeholder of the introduction with facts of the library', () => {
  assert.equal(parsed.title, 'Acme')
  assert.equal(
    parsed.summary,
    'Parts for the sites of Acme. Components are tags in Edge templates: `<x-acme::name>`.',
  )
  assert.match(
    parsed.introduction,
    /@import '@acme\/ui\/styles\.css'` .* `import '@acme\/ui\/scripts'`/,
  )
  assert.match(parsed.introduction, /acme:show chip`/)
  assert.match(parsed.introduction, /--agents=cursor,claude,vscode,codex`/)
  assert.match(parsed.introduction, /version 2\.1\.0 of the npm package `@acme\/ui`/)
  assert.match(parsed.introduction, /\(https:\/\/ui\.acme\.test\/docs\/components\.json\)/)
  assert.doesNotMatch(text, /\{\w+\}|kit/i)
})

test('lists every page once as Markdown, in navigation order, with its description', () => {
  assert.deepEqual(
    parsed.sections
      .slice(0, -2)
      .flatMap(({ title, links }) =>
        links.map(({ title: page, url, note }) => [title, page, url, note]),
      ),
    [
      [
        'Guides',
        'Start',
        `${docs}/guides/start.md`,
        'How a site gets the parts of Acme: install, register, write a tag.',
      ],
      [
        'Labels',
        'Chip',
        `${docs}/components/chip.md`,
        'A chip names a thing in one word: its tones, its props and its slots.',
      ],
      [
        'Big boxes',
        'Panel',
        `${docs}/components/panel.md`,
        'A panel frames things: its title, its props, its slots and its keys.',
      ],
    ],
  )
})

test('lists the machine-readable files after the pages, and Optional last', () => {
  assert.deepEqual(
    parsed.sections.slice(-2).map(({ title, links }) => [title, ...links.map(({ url }) => url)]),
    [
      [
        'Machine-readable files',
        `${docs}/components.json`,
        `${docs}/components/index.json`,
        `${docs}/api-map.json`,
        `${docs}/tokens.json`,
        `${docs}/tokens.resolver.json`,
      ],
      ['Optional', `${docs}/index.md`, `${docs}/llms-full.txt`],
    ],
  )
})

test('lists the home page and the changelog under Optional, not in a section', () => {
  const changelog = {
    ...catalog.routes[1]!,
    id: 'changelog',
    path: '/changelog',
    section: 'Guides',
  }
  const { sections } = parseLlmsTxt(
    toLlmsTxt({ ...catalog, routes: [...catalog.routes, changelog] }, prose),
  )
  assert.deepEqual(
    sections.map(({ title, links }) => [title, links.length]),
    [
      ['Guides', 1],
      ['Labels', 1],
      ['Big boxes', 1],
      ['Machine-readable files', 5],
      ['Optional', 3],
    ],
  )
  assert.equal(sections.at(-1)!.links[1]!.url, `${docs}/changelog.md`)
})

test('puts pages of one section under one heading, even if they are apart in the navigation', () => {
  const [home, guide, chip] = catalog.routes
  const routes = [guide!, chip!, { ...home!, path: '/more', section: 'Guides' }]
  const { sections } = parseLlmsTxt(toLlmsTxt({ ...catalog, routes }, prose))
  assert.deepEqual(
    sections.slice(0, -2).map(({ title, links }) => [title, links.length]),
    [
      ['Guides', 2],
      ['Labels', 1],
    ],
  )
})

test('stays below 50,000 characters with sixty components and twenty guides', () => {
  const routes = Array.from({ length: 80 }, (_, index) => ({
    ...catalog.routes[1]!,
    path: `/components/a-component-with-a-long-name-${index}`,
    description: 'd'.repeat(160),
  }))
  assert.equal(parseLlmsTxt(toLlmsTxt({ ...catalog, routes }, prose)).sections.length, 3)
})

test('rejects an unknown placeholder', () => {
  assert.throws(() => toLlmsTxt(catalog, '# {nmae}'), /Cannot fill placeholder `\{nmae\}`/)
})
