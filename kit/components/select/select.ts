import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import { toOptions, type Option } from '../shared/to-options.ts'
import type { PropsOf } from '../props.d.ts'

/** Computes the options of a list and which of them are selected. */
export class Select<Props extends PropsOf<'select'> = PropsOf<'select'>> extends Control<Props> {
  /** The selected values. */
  protected readonly chosen: ReadonlySet<string>

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    const chosen = this.toChosen(props.value)
    this.chosen = new Set(props.multiple ? chosen : chosen.slice(0, 1))
  }

  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size })
  }

  get control(): AttributeBag {
    return this.toControl({ multiple: this.props.multiple })
  }

  get options(): Option[] {
    return toOptions(this.props, this.invalid)
  }

  toOption({ value, disabled }: Option): AttributeBag {
    return new AttributeBag({ value, selected: this.chosen.has(value), disabled })
  }

  protected override get kind(): string {
    return 'select'
  }

  protected override get isList(): boolean {
    return this.props.multiple || super.isList
  }
}
