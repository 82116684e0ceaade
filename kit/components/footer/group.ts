import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { requireParent } from '../shared/find-parent.ts'

/** Requires a footer around it. */
export class FooterGroup {
  static readonly pure = true
  readonly root: AttributeBag

  constructor(_props: object, context: ComponentContext) {
    requireParent('footer', context)
    this.root = context.attrs.merge({ class: 'kit-footer-group', 'data-kit': 'footer.group' })
  }
}
