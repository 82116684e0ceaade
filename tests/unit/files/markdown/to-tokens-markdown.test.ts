import assert from 'node:assert/strict'
import test from 'node:test'
import { toTokensMarkdown } from '../../../../engine/files/markdown/directive-content.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('a table for each group, colours with the contrast of their pair', () => {
  assert.equal(
    toTokensMarkdown(catalog),
    `### color

Colours by role.

| Variable | Use | Contrast, light and dark |
| --- | --- | --- |
| \`--acme-color-paper\` | The page. | – |
| \`--acme-color-ink\` | Text on the page. | 21 and 21 on \`paper\` |

### space

Distances.

| Variable | Value |
| --- | --- |
| \`--acme-space-1\` | \`0.25rem\` |`,
  )
})
