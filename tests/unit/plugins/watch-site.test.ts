import assert from 'node:assert/strict'
import { join, resolve } from 'node:path'
import test from 'node:test'
import { isUnwatched } from '../../../plugins/content/watch-site.ts'

const open = (root: string) => ({
  root,
  library: join(root, 'kit'),
  content: join(root, 'content'),
  public: join(root, 'public'),
})

test('ignores files that tests and benchmarks write, and watches all others', () => {
  const site = open(resolve('.'))
  assert.ok(isUnwatched(site, '.cache'))
  assert.ok(isUnwatched(site, resolve('.cache/bench/own/content/a.md')))
  for (const path of ['.cached/a.md', 'content/.cache/a.md', 'content/a.md', 'src']) {
    assert.equal(isUnwatched(site, resolve(path)), false, path)
  }
})

test('watches a site inside the ignored folder', () => {
  const site = open(resolve('.cache/test/dev'))
  for (const path of ['content', 'content/a.md', 'kit/styles/index.css', 'public/a.svg']) {
    assert.equal(isUnwatched(site, resolve('.cache/test/dev', path)), false, path)
  }
  assert.ok(isUnwatched(site, resolve('.cache/test/dev/dist/index.html')))
  assert.ok(isUnwatched(site, resolve('.cache/test/other/content/a.md')))
})
