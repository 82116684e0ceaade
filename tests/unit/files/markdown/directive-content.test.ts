import assert from 'node:assert/strict'
import test from 'node:test'
import {
  toAccessibilityMarkdown,
  toChangelogMarkdown,
  toCommandsMarkdown,
  toScriptsMarkdown,
  toTokensMarkdown,
} from '../../../../engine/files/markdown/directive-content.ts'
import type { Command } from '../../../../engine/schema/catalog.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { toComponent } from '../../fixtures/widgets.ts'

const patternCell = (pattern: string) => {
  const accessibility = { pattern, keys: [] }
  const components = [toComponent('box', { category: 'Labels', accessibility })]
  return toAccessibilityMarkdown({ ...catalog, components })
    .split('\n')[2]!
    .split(' | ')[1]
}

test('every component has a row: its pattern, its keys, and the script it needs or none', () => {
  assert.equal(
    toAccessibilityMarkdown(catalog),
    `| Component | Follows | Keys | Script |
| --- | --- | --- | --- |
| [Chip](/components/chip) | – | – | none |
| [Panel](/components/panel) | [disclosure](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/) | \`Enter\` | \`fold\` |`,
  )
})

test('a pattern is called what its address calls it', () => {
  for (const [url, name] of [
    ['https://www.w3.org/TR/wai-aria-1.2/#progressbar', 'progressbar'],
    ['https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/', 'menu button'],
    ['https://www.w3.org/WAI/examples/navigation.html', 'navigation'],
    ['https://www.w3.org/', 'https://www.w3.org/'],
  ]) {
    assert.equal(patternCell(url!), `[${name}](${url})`)
  }
})

test('keys of several lines stand in one cell, each once', () => {
  const keys = ['Escape', 'Arrow right, Escape'].map((keys) => ({ keys, action: 'Moves.' }))
  const accessibility = { pattern: null, keys }
  const components = [toComponent('box', { category: 'Labels', accessibility })]
  assert.match(
    toAccessibilityMarkdown({ ...catalog, components }),
    /\| – \| `Escape`, `Arrow right` \| none \|$/,
  )
})

test('each release has a heading with its day', () => {
  assert.equal(
    toChangelogMarkdown(catalog),
    'Subscribe to the [feed](/changelog.xml) to read about each release.\n\n## Version 2.1.0, unreleased\n\n- A chip.\n\n## Version 2.0.0, 2026-05-04\n\n- A panel, see [its page](/components/panel).',
  )
})

test('before the first release there is no feed to subscribe to', () => {
  const releases = catalog.releases.filter(({ date }) => date === null)
  assert.equal(
    toChangelogMarkdown({ ...catalog, releases }),
    '## Version 2.1.0, unreleased\n\n- A chip.',
  )
})

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

const [fold] = catalog.scripts
const member = { name: 'speed', type: 'number', description: 'Milliseconds.' }

test('each script has a heading, what it does, its import and a table of each kind', () => {
  assert.equal(
    toScriptsMarkdown({ ...catalog, components: [] }),
    `## fold

Folds a panel.

\`\`\`js
import '@acme/ui/scripts/fold'
\`\`\`

| Attribute | Description |
| --- | --- |
| \`data-acme-fold\` | On the button. |

| Event | Description |
| --- | --- |
| \`acme:fold\` | \`{ open: boolean }\`. It was folded. |`,
  )
})

test('options and methods come before attributes, and what a script lacks has no table', () => {
  const script = { ...fold!, attributes: [], events: [], options: [member], methods: [member] }
  assert.match(
    toScriptsMarkdown({ ...catalog, scripts: [script] }),
    /\| Option \| Description \|\n\| --- \| --- \|\n\| `speed` \| `number`\. Milliseconds\. \|\n\n\| Method \|(?![^]*Attribute)/,
  )
})

test('a script names the components that need it, each with a link to its page', () => {
  const [component] = catalog.components
  const user = { ...component!, name: 'panel', title: 'Panel', script: 'fold' }
  const other = { ...component!, name: 'box', title: 'Box', script: null }
  const users = [user, other, { ...user, name: 'list', title: 'List' }]
  assert.match(
    toScriptsMarkdown({ ...catalog, components: users }),
    /\nUsed by \[Panel\]\(\/components\/panel\), \[List\]\(\/components\/list\)\.\n/,
  )
})

test('a library without scripts has no text', () => {
  assert.equal(toScriptsMarkdown({ ...catalog, scripts: [] }), '')
})

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
