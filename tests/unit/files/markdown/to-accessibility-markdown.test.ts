import assert from 'node:assert/strict'
import test from 'node:test'
import { toAccessibilityMarkdown } from '../../../../engine/files/markdown/directive-content.ts'
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
