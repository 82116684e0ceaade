import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { reasons } from '../../../../engine/tags/cache/reasons.ts'

test('the guide on rendering speed explains each reason for rendering a tag', () => {
  const guide = readFileSync('content/guides/performance.md', 'utf8')
  const [, section = ''] = guide.split('## Reasons for rendering\n')
  const [table] = section.split('\n## ')
  for (const reason of Object.values(reasons)) {
    // Prettier keeps the spaces only beside a backtick.
    const codes = [`\`${reason}\``, `\`\`${reason}\`\``, `\`\` ${reason} \`\``]
    assert.ok(
      codes.some((code) => table!.includes(code)),
      `${reason} is missing`,
    )
  }
})
