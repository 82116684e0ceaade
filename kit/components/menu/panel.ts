import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { toText } from '../shared/to-text.ts'

/** Connects the button with its panel, and marks it if a link of the panel is current. */
export class MenuPanel {
  /** A missing id is an error in development; in production the page still renders. */
  readonly id: string
  /** Whether one of its links leads to the current page. */
  hasCurrent = false

  constructor({ id }: PropsOf<'menu.panel'>, context: ComponentContext) {
    requireParent('menu', context)
    this.id = toText(id) || 'panel'
  }

  get trigger(): AttributeBag {
    return new AttributeBag({
      class: 'kit-menu-control',
      'data-kit-part': 'trigger',
      popovertarget: this.id,
      'aria-current': this.hasCurrent ? 'true' : null,
    })
  }
}
