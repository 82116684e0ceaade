import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { FieldContext } from '../shared/control.ts'
import type { PropsOf } from '../props.d.ts'

/** Gives a description the id that its control refers to. */
export class FieldDescription {
  readonly root: AttributeBag

  constructor({ id }: PropsOf<'field.description'>, { attrs, shared, invalid }: ComponentContext) {
    const { kitField: field } = (shared.$context ?? {}) as { kitField?: FieldContext }
    if (!field && !id) {
      invalid(
        '<x-kit::field.description> describes no control. Put it into <x-kit::field>, or set "id"',
      )
    }
    this.root = attrs.merge({
      class: 'kit-field-description',
      'data-kit': 'field.description',
      id: id || field?.descriptionId,
    })
  }
}
