import assert from 'node:assert/strict'
import test from 'node:test'
import { toPublishedUrl, type DocsPlace } from '../../../../plugins/agent-docs/to-published-url.ts'

const paths = new Map([
  ['index.md', '/'],
  ['guides/start.md', '/guides/start'],
  ['guides/index.mdx', '/guides'],
  ['api/größe.md', '/api/größe'],
])
const folders: DocsPlace = { origin: 'https://a.b', base: '', isFolder: true, paths }
const files: DocsPlace = { origin: 'https://a.b', base: '/kit', isFolder: false, paths }

for (const [place, file, url, expected] of [
  [folders, 'guides/start.md', '/', 'https://a.b/index.md'],
  [folders, 'guides/start.md', '/guides/', 'https://a.b/guides.md'],
  [folders, 'guides/start.md', '../', 'https://a.b/guides.md'],
  [folders, 'guides/start.md', '../../guides/start/?a=1#b', 'https://a.b/guides/start.md?a=1#b'],
  [folders, 'index.md', 'guides/start', 'https://a.b/guides/start.md'],
  [folders, 'index.md', './guides/start.md#x', 'https://a.b/guides/start.md#x'],
  [folders, 'guides/start.md', './index.mdx', 'https://a.b/guides.md'],
  [folders, 'guides/start.md', '../other.md', 'https://a.b/other.md'],
  [folders, 'index.md', '/files/a.pdf', 'https://a.b/files/a.pdf'],
  [files, 'guides/start.md', 'index', 'https://a.b/kit/guides/index'],
  [files, 'guides/start.md', 'start#x', 'https://a.b/kit/guides/start.md#x'],
  [files, 'guides/start.md', '/kit', 'https://a.b/kit/index.md'],
  [files, 'guides/start.md', '/kit/guides', 'https://a.b/kit/guides.md'],
  [files, 'guides/start.md', '/guides', 'https://a.b/guides'],
  [files, 'guides/start.md', '/kitchen', 'https://a.b/kitchen'],
] as const) {
  test(`${url} in ${file} below \`${place.base}\` leads to ${expected}`, () => {
    assert.equal(toPublishedUrl(url, { file, kind: 'link' }, place), expected)
  })
}

test('anchors, other hosts and pictures beside the page stay as they are written', () => {
  for (const url of ['#a', '', '//c.d/e', 'https://c.d', 'mailto:a@b.c', 'HTTPS://C.D']) {
    assert.equal(toPublishedUrl(url, { file: 'index.md', kind: 'link' }, folders), url)
  }
  assert.equal(toPublishedUrl('./a.png', { file: 'index.md', kind: 'image' }, folders), './a.png')
  const sign = toPublishedUrl('/a.png', { file: 'index.md', kind: 'image' }, folders)
  assert.equal(sign, 'https://a.b/a.png')
})
