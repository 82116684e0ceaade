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

test('gives every component a row with its pattern, its keys and its script', () => {
  assert.equal(
    toAccessibilityMarkdown(catalog),
    `| Component | Follows | Keys | Script |
| --- | --- | --- | --- |
| [Chip](/components/chip) | – | – | none |
| [Panel](/components/panel) | [disclosure](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/) | \`Enter\` | \`fold\` |`,
  )
})

test('names a pattern after its URL', () => {
  for (const [url, name] of [
    ['https://www.w3.org/TR/wai-aria-1.2/#progressbar', 'progressbar'],
    ['https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/', 'menu button'],
    ['https://www.w3.org/WAI/examples/navigation.html', 'navigation'],
    ['https://www.w3.org/', 'https://www.w3.org/'],
  ]) {
    assert.equal(patternCell(url!), `[${name}](${url})`)
  }
})

test('lists each key once in one cell', () => {
  const keys = ['Escape', 'Arrow right, Escape'].map((keys) => ({ keys, action: 'Moves.' }))
  const accessibility = { pattern: null, keys }
  const components = [toComponent('box', { category: 'Labels', accessibility })]
  assert.match(
    toAccessibilityMarkdown({ ...catalog, components }),
    /\| – \| `Escape`, `Arrow right` \| none \|$/,
  )
})

test('gives each release a heading with its date', () => {
  assert.equal(
    toChangelogMarkdown(catalog),
    'Subscribe to the [feed](/changelog.xml) to read about each release.\n\n## Version 2.1.0, unreleased\n\n- A chip.\n\n## Version 2.0.0, 2026-05-04\n\n- A panel, see [its page](/components/panel).',
  )
})

test('links the names of components in a release to their pages', () => {
  const markdown = `### \`chip\`\n\n- \`chip\`, [a \`chip\`](/a), \`panel.title\` and \`chips\`.\n\n\`\`\`\n\`chip\`\n\`\`\``
  const releases = [{ version: '2.1.0', date: null, markdown }]
  assert.equal(
    toChangelogMarkdown({ ...catalog, releases })
      .split('\n\n')
      .slice(1)
      .join('\n\n'),
    markdown
      .replace('- `chip`', '- [`chip`](/components/chip)')
      .replace('`panel.title`', '[`panel.title`](/components/panel#panel-title)'),
  )
})

test('omits the feed before the first release', () => {
  const releases = catalog.releases.filter(({ date }) => date === null)
  assert.equal(
    toChangelogMarkdown({ ...catalog, releases }),
    '## Version 2.1.0, unreleased\n\n- A chip.',
  )
})

test('gives each command a heading, a description, its usage, help and options', () => {
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

test('puts optional arguments in brackets, and ends a description with one full stop', () => {
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

test('returns an empty text for a library without commands', () => {
  assert.equal(toCommandsMarkdown({ ...catalog, commands: [] }), '')
})

const [fold] = catalog.scripts
const member = { name: 'speed', type: 'number', description: 'Milliseconds.' }

test('gives each script a heading, a summary, its import and a table for each kind of member', () => {
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

test('lists options and methods before attributes, and omits empty tables', () => {
  const script = { ...fold!, attributes: [], events: [], options: [member], methods: [member] }
  assert.match(
    toScriptsMarkdown({ ...catalog, scripts: [script] }),
    /\| Option \| Description \|\n\| --- \| --- \|\n\| `speed` \| `number`\. Milliseconds\. \|\n\n\| Method \|(?![^]*Attribute)/,
  )
})

test('links a script to the pages of the components that need it', () => {
  const [component] = catalog.components
  const user = { ...component!, name: 'panel', title: 'Panel', script: 'fold' }
  const other = { ...component!, name: 'box', title: 'Box', script: null }
  const users = [user, other, { ...user, name: 'list', title: 'List' }]
  assert.match(
    toScriptsMarkdown({ ...catalog, components: users }),
    /\nUsed by \[Panel\]\(\/components\/panel\), \[List\]\(\/components\/list\)\.\n/,
  )
})

test('returns an empty text for a library without scripts', () => {
  assert.equal(toScriptsMarkdown({ ...catalog, scripts: [] }), '')
})

test('gives each group of tokens a table, and each paired colour its contrast', () => {
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
