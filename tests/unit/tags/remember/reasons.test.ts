import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { reasons } from '../../../../engine/tags/remember/reasons.ts'

test('the guide on rendering speed explains each reason for rendering a tag', () => {
  const guide = readFileSync('content/guides/performance.md', 'utf8')
  const [, section = ''] = guide.split('## Reasons for rendering\n')
  const [table] = section.split('\n## ')
  for (const reason of Object.values(reasons)) {
    const code = reason.includes('`') ? `\`\` ${reason} \`\`` : `\`${reason}\``
    assert.ok(table!.includes(code), `${reason} is missing`)
  }
})
