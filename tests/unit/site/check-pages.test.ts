import assert from 'node:assert/strict'
import test from 'node:test'
import { checkPaths } from '../../../engine/site/check-pages.ts'

const check = (...ids: string[]) =>
  checkPaths(['index', ...ids].map((id) => ({ id, file: `${id}.md`, text: '', mdx: false }))).map(
    ({ message }) => message,
  )

test('rejects paths that the site uses itself, but not paths with the same start', () => {
  for (const id of ['404', 'sitemap', 'guides/a.json', 'optional/a', 'preview/a']) {
    assert.deepEqual(check(id), [
      `Cannot publish page \`/${id}\` in \`${id}.md:1\`, expected a path that the site does not use itself.`,
    ])
  }
  assert.deepEqual(check('preview', 'guides/sitemap', 'previews/a', 'guides/preview'), [])
})
