import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { requireParent } from '../shared/find-parent.ts'

/** Requires a shell around it. */
export class ShellFooter {
  static readonly pure = true
  readonly root: AttributeBag

  constructor(_props: object, context: ComponentContext) {
    requireParent('shell', context)
    this.root = context.attrs.merge({ class: 'kit-shell-footer', 'data-kit': 'shell.footer' })
  }
}
