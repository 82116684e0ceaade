import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage } from '../../../../engine/library/markdown/index.ts'
import { toApiMarkdown } from '../../../../engine/files/markdown/api.ts'
import { toComponentPath } from '../../../../engine/catalog/paths.ts'
import { catalog } from '../../fixtures/catalog.ts'

const [chip, panel] = catalog.components

test('documents a component in tables of props, slots and parts', () => {
  assert.equal(
    toApiMarkdown(chip!, catalog),
    `## API

### Chip

\`<x-acme::chip>\` Names a thing.

It is small.

#### Props

| Prop | Type | Default | Description |
| --- | --- | --- | --- |
| \`tone\` | \`'calm' \\| 'loud'\` | \`'calm'\`, or \`chip.tone\` in \`config/acme.ts\` | How much it says. For example \`'loud'\`. |
| \`count\` | \`number \\| string\` | required | How many. |
| \`old\` | \`boolean\` | – | **Deprecated.** Use \`tone\`. Was of use. |

#### Slots

| Slot | Required | Description |
| --- | --- | --- |
| \`main\` | yes | The text. |

#### Parts

| \`data-acme-part\` | Description |
| --- | --- |
| \`text\` | Around what it says. |

Any other attribute goes to the root element.

#### Rules

- Keep it to one word.`,
  )
})

test('adds events, sub-components, keys and the script', () => {
  assert.equal(
    toApiMarkdown(panel!, catalog),
    `## API

### Composition

- \`<x-acme::panel>\`: Frames things.
  - [\`<x-acme::panel.title>\`](/components/panel#panel-title): Names the panel.

### Panel

**Deprecated.** Use a chip.

\`<x-acme::panel>\` Frames things.

Since 2.0.0.

#### Events

| Event | Detail | Description |
| --- | --- | --- |
| \`acme:fold\` | \`{ open: boolean }\` | It was folded. |

### Panel title

\`<x-acme::panel.title>\` Names the panel.

Put it inside \`panel\`.

#### Slots

| Slot | Required | Description |
| --- | --- | --- |
| \`main\` | no | The name. |

Any other attribute goes to the \`<h3>\`.

### Accessibility

Follows the [ARIA authoring pattern](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).

| Keys | Action |
| --- | --- |
| \`Enter\` | Folds it. |

### Script

Uses the client script \`fold\`, which \`acme:install\` loads with all others. Folds a panel.

- \`data-acme-fold\`: On the button.`,
  )
})

test('gives a sub-component the heading that the API map links to', () => {
  const { headings } = parsePage(toApiMarkdown(panel!, { ...catalog, scripts: [] }), {
    file: 'panel.md',
  })
  const [, anchor] = toComponentPath(panel!.subComponents[0]!.name).split('#')
  assert.ok(headings.some(({ slug }) => slug === anchor))
})

test('writes defaults in the syntax of a template', () => {
  const toCell = (value: string | number | boolean | null | string[]) => {
    const prop = { ...chip!.props[0]!, default: value, defaultFrom: undefined }
    return toApiMarkdown({ ...chip!, props: [prop] }, catalog)
      .split('\n')
      .find((line) => line.startsWith('| `tone`'))!
      .split(' | ')[2]
  }
  assert.equal(toCell(false), '`false`')
  assert.equal(toCell(0), '`0`')
  assert.equal(toCell(''), "`''`")
  assert.equal(toCell(null), '`null`')
  assert.equal(toCell(['a']), "`['a']`")
  assert.equal(toCell("it's"), "`'it\\'s'`")
  assert.equal(toCell('say "x"'), '`\'say "x"\'`')
})

test('omits the list of a script without attributes, and the section of an unknown script', () => {
  const script = { ...catalog.scripts[0]!, attributes: [] }
  assert.match(
    toApiMarkdown(panel!, { ...catalog, scripts: [script] }),
    /others\. Folds a panel\.$/,
  )
  assert.doesNotMatch(toApiMarkdown(panel!, { ...catalog, scripts: [] }), /### Script/)
})

test('names the version that added a component, but not before the first release', () => {
  const [unreleased, released] = catalog.releases
  const toText = (since: string, releases: typeof catalog.releases) =>
    /^(?:Since|New in) .*$/m.exec(
      toApiMarkdown({ ...panel!, since, subComponents: [] }, { ...catalog, scripts: [], releases }),
    )?.[0]
  assert.equal(toText('2.0.0', [unreleased!, released!]), 'Since 2.0.0.')
  assert.equal(toText('2.1.0', [unreleased!, released!]), 'New in 2.1.0, not released yet.')
  assert.equal(toText('2.1.0', [unreleased!]), undefined)
  assert.equal(toText('1.0.0', []), 'Since 1.0.0.')
})
