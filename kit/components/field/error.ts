import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import type { Field } from './field.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'field.error'>

/** Finds the validation errors of a field. */
export class FieldError extends Control {
  readonly messages: string[]
  readonly root: AttributeBag

  constructor({ message, name, all, id }: Props, context: ComponentContext) {
    super({ name, error: message }, context)
    const { $context = {} } = context.shared as { $context?: { kitField?: Field } }
    if (!this.field && !name && !id) {
      this.invalid('<x-kit::field.error> has no field. Put it into <x-kit::field>, or set "name"')
    }
    const messages = message || !this.field ? this.errors : ($context.kitField?.errors ?? [])
    this.messages = all ? messages : messages.slice(0, 1)
    this.root = this.attrs.merge({
      class: 'kit-field-error',
      'data-kit': 'field.error',
      id: id || this.errorId,
      hidden: this.messages.length === 0,
    })
  }
}
