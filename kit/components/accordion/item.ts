import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { Accordion } from './accordion.ts'
import { findParent } from '../shared/find-parent.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'accordion.item'>

/** Reads the shared settings from its accordion. */
export class AccordionItem {
  readonly level: number
  readonly #name: string | null
  readonly #isOpen: boolean
  readonly #id: string | null

  constructor({ open, level, id }: Props, context: ComponentContext) {
    const accordion = findParent<Accordion>('accordion', context)
    this.level = level ?? accordion?.level ?? 3
    this.#name = accordion?.name ?? null
    this.#isOpen = open && (accordion?.takeOpen() ?? true)
    if (open && !this.#isOpen) {
      context.invalid(`Two items are open, but with name="${this.#name}" only one can be`)
    }
    this.#id = toText(id) || null
  }

  toAttributes(): Record<string, unknown> {
    return {
      class: 'kit-accordion-item',
      'data-kit': 'accordion.item',
      name: this.#name,
      open: this.#isOpen,
      'data-kit-opened': this.#isOpen ? '' : null,
    }
  }

  /** The id is here, not on the root: browsers open a `<details>` for a target inside it. */
  get content(): AttributeBag {
    return new AttributeBag({
      class: 'kit-accordion-content',
      'data-kit-part': 'content',
      id: this.#id,
    })
  }
}
