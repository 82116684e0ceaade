import type { AttributeBag } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'textarea'>

/** Computes the text, error and ids of a text area. */
export class Textarea extends Control<Props> {
  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size })
  }

  get control(): AttributeBag {
    const { rows, placeholder, resize, autosize } = this.props
    return this.toControl({
      rows,
      placeholder: placeholder || null,
      'data-resize': resize,
      'data-autosize': autosize ? '' : null,
    })
  }

  /** HTML drops one line break at the start, so add another one. */
  get text(): string {
    return (this.toText(this.props.value) ?? '').replace(/^(?=\r?\n)/, '\n')
  }

  protected override get kind(): string {
    return 'textarea'
  }
}
