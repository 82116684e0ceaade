import type { ComponentContext } from '@kit-edge/engine/tags'
import { findParent } from '../shared/find-parent.ts'

/** Requires a modal around it. */
export class ModalFooter {
  constructor(_props: object, context: ComponentContext) {
    findParent('modal', context)
  }
}
