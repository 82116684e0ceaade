import type { AttributeBag } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'otp'>

/** Computes the code, error and ids of a field for a one-time code. */
export class Otp extends Control<Props> {
  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size })
  }

  get control(): AttributeBag {
    const { length, characters, value } = this.props
    const isNumeric = characters === 'numeric'
    return this.toControl({
      class: 'kit-input-control kit-otp-control',
      type: 'text',
      value: this.toText(value),
      'data-length': length,
      inputmode: isNumeric ? 'numeric' : 'text',
      autocomplete: 'one-time-code',
      autocapitalize: isNumeric ? null : 'characters',
      spellcheck: 'false',
      // Without the script, the browser accepts the spaces and hyphens of a pasted code. A `maxlength`
      // would cut off its end.
      pattern: `[\\s\\-]*(${isNumeric ? '[0-9]' : '[A-Za-z0-9]'}[\\s\\-]*){${length}}`,
    })
  }

  protected override get kind(): string {
    return 'otp'
  }
}
