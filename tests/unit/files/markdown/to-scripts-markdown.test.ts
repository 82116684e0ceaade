import assert from 'node:assert/strict'
import test from 'node:test'
import { toScriptsMarkdown } from '../../../../engine/files/markdown/directive-content.ts'
import { catalog } from '../../fixtures/catalog.ts'

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
