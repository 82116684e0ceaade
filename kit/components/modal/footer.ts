import type { ComponentContext } from '@kit-edge/engine/tags'
import { findParent } from '../shared/find-parent.ts'

/** Refuses to stand outside of a modal. */
export class ModalFooter {
  constructor(_props: object, context: ComponentContext) {
    findParent('modal', context)
  }
}
