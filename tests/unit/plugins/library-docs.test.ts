import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import { libraryDocs } from '../../../plugins/library-docs.ts'
import { catalog } from '../fixtures/catalog.ts'

const text =
  'See [Panel](/components/panel#panel-title), [its API](/api-map.json) and [b](//b.c/d).\n'
const pages = catalog.routes.map((route) => ({
  route,
  frontMatter: {
    title: route.title,
    description: route.description,
    ...(route.path === '/guides/start' && { movedFrom: ['/begin'] }),
  },
  markdown: parsePage(text, { file: `${route.id}.md` }),
  examples: [],
}))
const lastUpdated = new Map([['components/chip.md', '2026-05-04']])
const { docsUrl: _, ...library } = catalog.library

async function publish(of = catalog) {
  const files = await libraryDocs({ catalog: of, pages, lastUpdated })
  return new Map(files.map(({ path, text }) => [path, text()]))
}

test('describes the component in its Markdown, and links to Markdown', async () => {
  assert.equal(
    (await publish()).get('/components/chip.md'),
    `---
title: "Chip"
description: "A chip names a thing in one word: its tones, its props and its slots."
canonical_url: "https://ui.acme.test/docs/components/chip"
last_updated: "2026-05-04"
tag: "x-acme::chip"
category: "Labels"
---

# Chip

> Documentation index: https://ui.acme.test/docs/llms.txt

See [Panel](https://ui.acme.test/docs/components/panel.md#panel-title), [its API](https://ui.acme.test/docs/api-map.json) and [b](//b.c/d).
`,
  )
})

test('links from the root without a canonical URL if there is no host', async () => {
  const published = await publish({ ...catalog, library })
  assert.match(
    published.get('/guides/start.md')!,
    /^---\ntitle: "Start"\ndescription: .*\n---\n\n# Start\n\n> .* \/llms\.txt\n\nSee \[Panel\]\(\/components\/panel\.md#/,
  )
  assert.match(published.get('/404.md')!, /\n> Documentation index: \/llms\.txt\n/)
})

test('links from the former path of a page to the current one', async () => {
  assert.equal(
    (await publish()).get('/begin.md'),
    '# Start\n\nThis page has moved: [Start](https://ui.acme.test/docs/guides/start.md)\n',
  )
})

test('joins the text of every page in llms-full.txt, in the order of llms.txt', async () => {
  const published = await publish()
  const paths = catalog.routes.map(({ path }) => (path === '/' ? '/index.md' : `${path}.md`))
  assert.equal(published.get('/llms-full.txt'), paths.map((path) => published.get(path)).join('\n'))
})

test('publishes the text of each folder with several pages, and its size in llms.txt', async () => {
  const published = await publish()
  const components = published.get('/components/llms.txt')!
  assert.equal(
    components,
    ['chip', 'panel'].map((name) => published.get(`/components/${name}.md`)).join('\n'),
  )
  assert.ok(!published.has('/guides/llms.txt'))
  const whole = published.get('/llms-full.txt')!
  const toKilobytes = (text: string) => Math.ceil(Buffer.byteLength(text) / 1000)
  assert.ok(
    published
      .get('/llms.txt')!
      .endsWith(
        `- [components/llms.txt](https://ui.acme.test/docs/components/llms.txt): the text of the 2 pages in \`/components\`, ${toKilobytes(components)} KB\n` +
          `- [llms-full.txt](https://ui.acme.test/docs/llms-full.txt): the text of all 4 pages, ${toKilobytes(whole)} KB\n`,
      ),
  )
})

test('links from a missing page to existing ones', async () => {
  const text = (await publish()).get('/404.md')!
  assert.match(
    text,
    /^# Page not found\n\n> Documentation index: https:\/\/ui\.acme\.test\/docs\/llms/,
  )
  assert.match(text, /\]\(https:\/\/ui\.acme\.test\/docs\/sitemap\.md\)/)
})
