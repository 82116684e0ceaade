import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentAnswer } from '../../engine/answers/component.ts'
import { toListAnswer } from '../../engine/answers/list.ts'
import { toComponentText, toListText } from '../../engine/console/component-text.ts'
import { listEntries } from '../../engine/catalog/groups.ts'
import { catalog } from '../unit/fixtures/catalog.ts'
import { configurable } from '../unit/fixtures/configurable.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'
import { widgets } from '../unit/fixtures/widgets.ts'

const kit = await readKitCatalog()

test('shows a component with its props, slots, parts, rules and a first example', () => {
  const text = toComponentText(
    toComponentAnswer(catalog, 'chip'),
    '<x-acme::chip>\n\n  a  \n</x>\n',
  )
  assert.equal(
    text,
    `<x-acme::chip>  Labels

Names a thing.

It is small.

Props
  tone   'calm' | 'loud'  'calm'    How much it says. For example 'loud'. (acme.chip.tone)
  count  number | string  required  How many.
  old    boolean                    Deprecated: Use \`tone\`. Was of use.

Slots
  main  required  The text.

Parts
  text  Around what it says.

Any other attribute goes to the root element.

Rules
  - Keep it to one word.

Usage

<x-acme::chip>

  a
</x>

Documentation: https://ui.acme.test/docs/components/chip
`,
  )
})

test('adds events, keys and sub-components if the component has any', () => {
  assert.equal(
    toComponentText(toComponentAnswer(catalog, 'panel'), undefined),
    `<x-acme::panel>  Big boxes

Frames things.

Deprecated: Use a chip.

Events
  acme:fold  { open: boolean }  It was folded.

Keys
  Enter  Folds it.

<x-acme::panel.title>  inside <x-acme::panel>

Names the panel.

Slots
  main  The name.

Any other attribute goes to the \`<h3>\`.

Documentation: https://ui.acme.test/docs/components/panel
`,
  )
})

test('names the parent of a sub-component', () => {
  assert.equal(
    toComponentText(toComponentAnswer(catalog, 'panel.title'), undefined),
    `<x-acme::panel.title>  Big boxes, part of panel

Names the panel.

Slots
  main  The name.

Any other attribute goes to the \`<h3>\`.

Documentation: https://ui.acme.test/docs/components/panel#panel-title
`,
  )
})

test('lists every component by category, with its sub-components below it', () => {
  assert.equal(
    toListText(toListAnswer(widgets)),
    `Forms
  button     Starts an action.
  input      One line of text.
  text-area  Several lines of text.

Boxes
  modal      Asks for attention above the page.
  card       Frames one subject.
             with card.header, card.media-list
`,
  )
  assert.equal(toListText(toListAnswer(catalog, ['Labels'])), 'Labels\n  chip  Names a thing.\n')
})

test('prints nothing for an empty list', () => {
  assert.equal(toListText({ total: 0, categories: [] }), '')
})

for (const [name, library] of Object.entries({ catalog, configurable, widgets, kit })) {
  test(`prints no trailing spaces for ${name}, and ends the text with a line break`, () => {
    const texts = [
      toListText(toListAnswer(library)),
      ...listEntries(library).flatMap((part) => {
        const answer = toComponentAnswer(library, part.name)
        return [toComponentText(answer, undefined), toComponentText(answer, '<b>  \n\t\n</b>')]
      }),
    ]
    for (const text of texts) {
      assert.doesNotMatch(text, /[ \t]$/m)
      assert.doesNotMatch(text, /undefined|\[object|NaN|\n\n\n/)
      assert.match(text, /[^\n]\n$/)
    }
  })
}
