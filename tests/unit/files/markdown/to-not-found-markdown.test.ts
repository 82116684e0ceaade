import assert from 'node:assert/strict'
import test from 'node:test'
import { readProse } from '../../../../engine/io/prose.ts'
import { toNotFoundMarkdown } from '../../../../engine/files/markdown/not-found.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('who asks for a page that is not there is led to those that are', async () => {
  const text = toNotFoundMarkdown(catalog, await readProse('not-found.md'))
  assert.match(
    text,
    /^# Page not found\n\n> Documentation index: https:\/\/ui\.acme\.test\/docs\/llms/,
  )
  assert.match(text, /\]\(https:\/\/ui\.acme\.test\/docs\/sitemap\.md\)/)
})
