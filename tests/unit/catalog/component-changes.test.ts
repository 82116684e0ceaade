import assert from 'node:assert/strict'
import test from 'node:test'
import { listComponentChanges, listUsingBlocks } from '../../../engine/catalog/component-changes.ts'

const card = { name: 'card', subComponents: [{ name: 'card.header' }] } as never
const long = `Adds \`card\`, ${'`badge`, '.repeat(40)}and more.`

test('lists the sentences of the changelog that name a component or its parts', () => {
  const releases = [
    {
      version: '2.0.0',
      date: null,
      markdown: `- Tabs: new. \`card\` has a shadow, see\n  [its page](/a).\n\n### \`x\`\n\n- The \`card.header\` is a heading.\n- A card or \`cards\`.`,
    },
    { version: '1.1.0', date: '2026-02-01', markdown: '- `badge` is round.' },
    { version: '1.0.0', date: '2026-01-01', markdown: `- ${long}` },
  ]
  assert.deepEqual(listComponentChanges({ releases }, card), [
    {
      version: '2.0.0',
      date: null,
      sentences: ['`card` has a shadow, see [its page](/a).', 'The `card.header` is a heading.'],
    },
    { version: '1.0.0', date: '2026-01-01', sentences: [] },
  ])
})

test('lists the blocks that use a component or one of its parts', () => {
  const blocks = [
    { name: 'blocks/a', uses: ['card.header'] },
    { name: 'blocks/b', uses: ['cards', 'badge'] },
    { name: 'blocks/c', uses: ['card'] },
  ] as never
  assert.deepEqual(
    listUsingBlocks({ blocks }, card).map(({ name }) => name),
    ['blocks/a', 'blocks/c'],
  )
})
