import assert from 'node:assert/strict'
import test from 'node:test'
import { toCommandsMarkdown } from '../../../../engine/files/markdown/directive-content.ts'
import type { Command } from '../../../../engine/schema/catalog.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('each command has a heading, what it does, how it is typed, help and options', () => {
  assert.equal(
    toCommandsMarkdown(catalog),
    `## acme:list

List the parts.

\`\`\`sh
node ace acme:list
\`\`\`

By category.

| Option | Effect |
| --- | --- |
| \`--json\` | Print JSON |

## acme:show

Show a part.

\`\`\`sh
node ace acme:show <part>
\`\`\``,
  )
})

test('an argument that may be left out is in brackets, and a sentence ends once', () => {
  const [command] = catalog.commands
  const commands: Command[] = [
    {
      ...command!,
      name: 'acme:check',
      description: 'Check templates.',
      help: [],
      options: [],
      arguments: [
        { name: 'from', required: true, description: 'A.' },
        { name: 'paths', required: false, description: 'B.' },
      ],
    },
  ]
  assert.equal(
    toCommandsMarkdown({ ...catalog, commands }),
    '## acme:check\n\nCheck templates.\n\n```sh\nnode ace acme:check <from> [paths]\n```',
  )
})

test('a library without commands has no text', () => {
  assert.equal(toCommandsMarkdown({ ...catalog, commands: [] }), '')
})
