import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { ProgressBar } from './progress-bar.ts'

/** Computes how far a ring is closed. Screen readers read its bar instead of the ring. */
export class ProgressCircle extends ProgressBar {
  static readonly pure = true

  constructor(props: PropsOf<'progress.circle'>, context: ComponentContext) {
    super(props, context, { name: 'progress.circle', barClass: 'kit-visually-hidden' })
  }

  protected override get state(): Record<string, unknown> {
    return { 'data-indeterminate': this.value === null || null }
  }

  /** The length of the arc and the rest of the ring, whose length is 100. */
  get dashes(): string {
    if (this.value === null) return '30 70'
    return `${Math.round((this.value / this.max) * 1000) / 10} 100`
  }
}
