import assert from 'node:assert/strict'
import test from 'node:test'
import { toSite } from '../../../engine/site/site.ts'
import { searchText } from '../../../engine/search/search-text.ts'
import { toSiteTextFile } from '../../../engine/search/site-text.ts'
import { pages, source, toPageSource } from '../fixtures/site.ts'

const guide = toPageSource(
  'guides/deploy',
  'Deployment',
  `Put it on a [server](/guides/start), **soon**.

## Run \`serve\`

| Key | Use |
| --- | --- |
| PORT | The \\| port |

\`\`\`sh
node server.js --port=80 # (really)
\`\`\`

## Live

\`\`\`edge preview
<x-acme::chip data-hidden />
\`\`\`

- A chip that serves serves serves.
`,
)
const site = toSite(source, [...pages, guide], ['/logo.svg'])
const texts = toSiteTextFile(site.pages, {})
const find = (query: string) =>
  searchText(texts, query, 3).map(({ path, anchor }) => `${path}#${anchor}`)

test('keeps the words and code of each section, without Markdown and live examples', () => {
  const { sections } = texts.find(({ path }) => path === '/guides/deploy')!
  assert.deepEqual(
    sections.map(({ anchor, text }) => [anchor, text]),
    [
      [
        '',
        'What this page says, in a sentence of more than fifty characters. Put it on a server, soon.',
      ],
      ['run-serve', 'Key Use PORT The | port node server.js --port=80 # (really)'],
      ['live', 'A chip that serves serves serves.'],
    ],
  )
})

test('finds a section that has all words, in any case, by the beginnings of words', () => {
  assert.deepEqual(find('NODE port'), ['/guides/deploy#run-serve'])
  assert.deepEqual(find('server.j'), ['/guides/deploy#run-serve'])
  assert.deepEqual(find('erver'), [])
  assert.deepEqual(find('node chip'), [])
  assert.deepEqual(find('hidden'), [])
})

test('finds the section first that repeats a word', () => {
  assert.deepEqual(find('serves'), ['/guides/deploy#live'])
  assert.deepEqual(find('serve'), ['/guides/deploy#live'])
})

test('marks the words in an excerpt', () => {
  const [found] = searchText(texts, 'node server', 1)
  assert.equal(found?.heading, 'Run serve')
  assert.deepEqual(found?.excerpt, [
    'Key Use PORT The | port ',
    'node server',
    '.js --port=80 # (really)',
  ])
})

test('takes a query literally', () => {
  for (const query of ['(', '[a', '.*', '\\', 'a|b', '$^', '((((server', '']) {
    assert.ok(Array.isArray(find(query)), query)
  }
  assert.deepEqual(find('s.rver'), [])
})
