import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { Dialog } from '../shared/dialog.ts'

/** An alert dialog with a form, whose texts and URL its script fills in. */
export class Confirm extends Dialog {
  /** The hidden CSRF field, printed without escaping. */
  readonly csrfField: unknown

  constructor(props: PropsOf<'confirm'>, context: ComponentContext) {
    const { csrfField } = context.shared
    // The script can add a text, so the dialog always has a description.
    const description = props.description || ' '
    super(
      {
        ...props,
        description,
        size: 'sm',
        open: false,
        dismissible: false,
        alert: true,
        closeLabel: props.cancelLabel,
      },
      context,
    )
    this.csrfField = typeof csrfField === 'function' ? csrfField() : ''
  }

  /** Attributes of the text below the question. */
  get text(): AttributeBag {
    return new AttributeBag({
      class: 'kit-dialog-description',
      'data-kit-part': 'description',
      id: this.descriptionId,
    })
  }
}
