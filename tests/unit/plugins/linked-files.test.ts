import assert from 'node:assert/strict'
import test from 'node:test'
import { findMissingFiles } from '../../../plugins/builds/linked-files.ts'

const files = new Set(['index.html', 'index.md', '_astro/theme.a1.css', '_astro/ä.js'])
const find = (html: string, base = '') =>
  Object.fromEntries(findMissingFiles([['index.html', html]], files, base))

test('finds a stylesheet, script or other file that a page links but the build has not written', () => {
  assert.deepEqual(find('<link rel="stylesheet" href="/_astro/theme.b2.css">'), {
    '_astro/theme.b2.css': ['index.html'],
  })
  assert.deepEqual(find('<script type="module" src="/_astro/preview.js?v=1"></script>'), {
    '_astro/preview.js': ['index.html'],
  })
  assert.deepEqual(find('<link title="a > b" rel="alternate" href="/lost.md"/>'), {
    'lost.md': ['index.html'],
  })
})

test('accepts existing files, with or without a base path', () => {
  const html = (base: string) =>
    `<link rel="stylesheet" href="${base}/_astro/theme.a1.css#a"><link rel="alternate" href="${base}/index.md"><link href="${base}/index"><link href="${base}/"><script src="${base}/_astro/%C3%A4.js"></script>`
  assert.deepEqual(find(html('')), {})
  assert.deepEqual(find(html('/library'), '/library'), {})
  assert.deepEqual(Object.keys(find('<script src="/library/a.js"></script>', '/library')), ['a.js'])
})

test('ignores other hosts, links of an example and code', () => {
  for (const html of [
    '<link rel="canonical" href="https://docs.example/lost">',
    '<link rel="stylesheet" href="//docs.example/lost.css">',
    '<link rel="icon" href="data:,">',
    '<a href="/settings">Settings</a><img src="/avatar.png">',
    '<code>&lt;script src="/lost.js"></code>',
    '<script>import "/lost.js"</script>',
  ]) {
    assert.deepEqual(find(html), {}, html)
  }
})

test('names each missing file once, with all pages that link it', () => {
  const html = '<script src="/a.js"></script><script src="/a.js"></script>'
  const missing = findMissingFiles(
    [
      ['one.html', html],
      ['two.html', html],
    ],
    files,
    '',
  )
  assert.deepEqual([...missing], [['a.js', ['one.html', 'two.html']]])
})
