import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { FieldContext } from '../shared/control.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'field.label'>

/** Finds the control that a label belongs to. */
export class FieldLabel {
  readonly root: AttributeBag
  readonly required: boolean

  constructor(props: Props, { attrs, shared, invalid }: ComponentContext) {
    const { kitField: field } = (shared.$context ?? {}) as { kitField?: FieldContext }
    if (!field && !attrs.has('for')) {
      invalid('<x-kit::field.label> has no control. Put it into <x-kit::field>, or set "for"')
    }
    this.required = props.required ?? field?.required ?? false
    this.root = attrs.merge({
      class: props.hidden ? 'kit-visually-hidden' : 'kit-field-label',
      'data-kit': 'field.label',
      for: field?.id,
    })
  }
}
