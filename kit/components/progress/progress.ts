import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { ProgressBar } from './progress-bar.ts'

/** A bar with its text at the end of the label. */
export class Progress extends ProgressBar {
  static readonly pure = true

  constructor(props: PropsOf<'progress'>, context: ComponentContext) {
    super(props, context, { name: 'progress', barClass: 'kit-progress-bar' })
  }
}
