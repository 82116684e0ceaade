import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { toAgentFiles } from '../../../../engine/files/markdown/pages.ts'
import { parsePage } from '../../../../engine/library/markdown/index.ts'
import { readDocs } from '../../../../plugins/agent-docs/read-docs.ts'
import { createFolder } from '../../fixtures/create-folder.ts'

const files = ['index.md', 'guides/start.md', 'guides/index.mdx', 'api/größe.md', '50%.md']
const folders = { root: 'https://a.b', slash: '/' }
const based = { root: 'https://a.b/kit', slash: '' }

type Site = { root: string; slash: string }

/**
 * Returns the published files of a folder whose pages have these texts below their front matter.
 */
async function publish(context: TestContext, site: Site, texts: Record<string, string>) {
  const written = Object.entries(texts).map(([file, text]) => [file, `---\ntitle: T\n---\n${text}`])
  const root = await createFolder(context, Object.fromEntries(written))
  const pages = readDocs({ ...site, folder: root, prefix: '', sections: ['zoo'] })
  const docs = { ...site, pages, prose: '{pages}\n\n{optional}', values: {}, twins: {} }
  return new Map(toAgentFiles(docs).map(({ path, text }) => [path, text()]))
}

/** Returns the links and images of a page in its published Markdown. */
async function follow(context: TestContext, site: Site, file: string, written: string[]) {
  const text = written.map((url) => `[a](<${url}>) ![a](<${url}>)`).join('\n\n')
  const texts = Object.fromEntries(files.map((name) => [name, name === file ? text : '']))
  const published = await publish(context, site, texts)
  const path = `/${file.replace(/mdx$/, 'md')}`
  const { links } = parsePage(published.get(path)!, { file })
  const ofKind = (kind: string) => links.filter((link) => link.kind === kind).map(({ url }) => url)
  return { links: ofKind('link'), images: ofKind('image') }
}

for (const [site, file, expected] of [
  [
    folders,
    'guides/start.md',
    {
      '/': 'https://a.b/index.md',
      '/guides/': 'https://a.b/guides.md',
      '../': 'https://a.b/guides.md',
      '../../guides/start/?a=1#b': 'https://a.b/guides/start.md?a=1#b',
      './index.mdx': 'https://a.b/guides.md',
      '../other.md': 'https://a.b/other.md',
      '../50%.md': 'https://a.b/50%.md',
      '/api/größe/': 'https://a.b/api/gr%C3%B6%C3%9Fe.md',
      '../api/größe.md#x': 'https://a.b/api/gr%C3%B6%C3%9Fe.md#x',
    },
  ],
  [
    folders,
    'index.md',
    {
      'guides/start': 'https://a.b/guides/start.md',
      './guides/start.md#x': 'https://a.b/guides/start.md#x',
      '/files/a.pdf': 'https://a.b/files/a.pdf',
    },
  ],
  [
    based,
    'guides/start.md',
    {
      index: 'https://a.b/kit/guides/index',
      'start#x': 'https://a.b/kit/guides/start.md#x',
      'start.md#x': 'https://a.b/kit/guides/start.md#x',
      '/kit': 'https://a.b/kit/index.md',
      '/kit/guides': 'https://a.b/kit/guides.md',
      '/guides': 'https://a.b/guides',
      '/kitchen': 'https://a.b/kitchen',
    },
  ],
] as const) {
  test(`links from ${file} of ${site.root} to the Markdown of pages`, async (context) => {
    const { links } = await follow(context, site, file, Object.keys(expected))
    assert.deepEqual(links, Object.values(expected))
  })
}

test('keeps anchors, other hosts and images beside the page', async (context) => {
  const other = ['#a', '//c.d/e', 'https://c.d', 'mailto:a@b.c', 'HTTPS://C.D']
  assert.deepEqual((await follow(context, folders, 'index.md', other)).links, other)
  const { images } = await follow(context, folders, 'index.md', ['./a.png', '/a.png'])
  assert.deepEqual(images, ['./a.png', 'https://a.b/a.png'])
})

test('lists pages by folder: the root, configured folders, other folders by name, then Optional', async (context) => {
  const names = ['b/x.md', 'zoo/y.md', 'about.md', 'index.md', 'overview/more.md', 'optional/z.md']
  const published = await publish(
    context,
    folders,
    Object.fromEntries([...names, '_draft.md', '404.md'].map((name) => [name, ''])),
  )
  assert.deepEqual(
    published
      .get('/llms.txt')!
      .replaceAll(/- \[T\]\(|\)/g, '')
      .split(/\n+/),
    [
      '## Overview',
      'https://a.b/index.md',
      'https://a.b/about.md',
      'https://a.b/overview/more.md',
      '## Zoo',
      'https://a.b/zoo/y.md',
      '## B',
      'https://a.b/b/x.md',
      'https://a.b/optional/z.md',
      '',
    ],
  )
})

test('prefixes every path, also that of the first page', async (context) => {
  const folder = await createFolder(context, {
    'index.md': '---\ntitle: A\n---\n',
    'b.md': '---\ntitle: B\n---\n',
  })
  const pages = readDocs({ ...folders, folder, prefix: '/docs', sections: [] })
  assert.deepEqual(
    pages.map(({ path }) => path),
    ['/docs', '/docs/b'],
  )
})

test('rejects a page without a title, and names its line', async (context) => {
  const folder = await createFolder(context, { 'a.md': '---\norder: 1\ntitle: ""\n---\n' })
  assert.throws(() => readDocs({ ...folders, folder, prefix: '', sections: [] }), {
    name: 'ProblemError',
    message: /^Cannot use the title `` in `.*a\.md:3`, expected one line of text\./,
  })
})

test('rejects a folder without pages', async (context) => {
  const folder = await createFolder(context)
  assert.throws(() => readDocs({ ...folders, folder, prefix: '', sections: [] }), {
    message: /^Cannot find pages for agentDocs in .*\nSet the option `content`/,
  })
})
