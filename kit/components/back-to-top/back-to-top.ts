import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Checks that the link leads to a place on the same page. */
export class BackToTop {
  static readonly pure = true
  readonly href: string | null

  constructor({ href, label }: PropsOf<'back-to-top'>, { invalid }: ComponentContext) {
    const target = toText(href)
    const isPlace = /^#[^\s#]*$/.test(target)
    if (!isPlace) {
      invalid('Invalid value for prop "href", expected an id of the page, such as "#top"')
    }
    if (!toText(label).trim()) invalid('Missing prop "label": a link needs a name')
    this.href = isPlace ? target : null
  }
}
