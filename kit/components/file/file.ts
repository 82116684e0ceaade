import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import { expectFiles } from '../shared/submission.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'file'>

/** Computes the error and ids of a file control, which never has a value. */
export class FileInput extends Control<Props> {
  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    expectFiles(context.shared)
  }

  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size })
  }

  get control(): AttributeBag {
    const { accept, multiple } = this.props
    return this.toControl({ type: 'file', accept: accept || null, multiple })
  }

  protected override get kind(): string {
    return 'file'
  }

  protected override get isList(): boolean {
    return this.props.multiple || super.isList
  }
}
