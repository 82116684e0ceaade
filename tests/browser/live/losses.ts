import type { Kind } from './read-state.ts'
import type { Swapper } from './swappers.ts'

/** Why something is lost, and the attribute of the library that keeps it nevertheless. */
export type Loss = { reason: string; attribute: string }

const replaced: Loss = {
  reason: 'New elements replace the old ones.',
  attribute: '`hx-preserve`, `data-turbo-permanent`',
}
const unpoly = (reason: string): Loss => ({ reason, attribute: '`up-keep`' })
const moved = (reason: string): Loss => ({ reason, attribute: 'another target' })
const written: Loss = {
  reason: 'Datastar writes the text of a `<textarea>` again while people type in it.',
  attribute: '`data-ignore-morph`',
}

/** What a library cannot keep. The tests fail if it loses anything else, or keeps one of these. */
export const losses: Partial<Record<Swapper, Partial<Record<Kind, Loss>>>> = {
  Datastar: { selection: written, composition: written },
  Unpoly: {
    tab: unpoly('Unpoly replaces the elements, and only scripts know the selected tab.'),
    scroll: moved('Unpoly replaces the elements that people scrolled.'),
    script: unpoly(
      'Unpoly replaces the elements; those without an id and a text are not found again.',
    ),
    tick: unpoly('Checkboxes without an id, as in the rows of a table, are not found again.'),
    popover: moved(
      'Unpoly replaces the elements, and nothing in their HTML tells that they are open.',
    ),
    focus: unpoly('Unpoly replaces the elements; those without an id do not get the focus back.'),
    composition: unpoly('Unpoly replaces the field while people type in it.'),
    value: unpoly('Sliders without an id, as in `compare`, are not found again.'),
  },
  replacement: {
    dialog: replaced,
    section: replaced,
    popover: replaced,
    text: replaced,
    tick: replaced,
    option: replaced,
    value: replaced,
    tab: replaced,
    hidden: replaced,
    script: replaced,
    scroll: replaced,
    focus: replaced,
    selection: replaced,
    composition: replaced,
  },
}
