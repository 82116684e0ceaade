import type { ComponentContext } from '@kit-edge/engine/tags'
import { requireParent } from '../shared/find-parent.ts'

/** Requires a command palette around it. */
export class CommandGroup {
  static readonly pure = true

  constructor(_props: object, context: ComponentContext) {
    requireParent('command', context)
  }
}
