import type { ComponentContext } from '@kit-edge/engine/tags'
import { requireParent } from '../shared/find-parent.ts'

/** Requires a modal around it. */
export class ModalFooter {
  static readonly pure = true

  constructor(_props: object, context: ComponentContext) {
    requireParent('modal', context)
  }
}
