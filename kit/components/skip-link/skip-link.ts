import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Checks that the link leads to a place on the same page. */
export class SkipLink {
  static readonly pure = true
  readonly href: string | null

  constructor({ href, label }: PropsOf<'skip-link'>, { invalid }: ComponentContext) {
    const target = toText(href)
    const isId = /^#[^\s#]+$/.test(target)
    if (!isId) {
      invalid('Invalid value for prop "href", expected the id of the content, such as "#content"')
    }
    if (!toText(label).trim()) invalid('Missing prop "label": a link needs a name')
    this.href = isId ? target : null
  }
}
