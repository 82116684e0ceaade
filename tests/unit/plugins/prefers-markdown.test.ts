import assert from 'node:assert/strict'
import test from 'node:test'
import { prefersMarkdown } from '../../../plugins/http/prefers-markdown.ts'
import { acceptCases } from '../fixtures/accept-cases.ts'

for (const { accept, isMarkdown } of acceptCases) {
  test(`answers Accept ${JSON.stringify(accept)} with ${isMarkdown ? 'Markdown' : 'HTML'}`, () => {
    assert.equal(prefersMarkdown(accept), isMarkdown)
  })
}
