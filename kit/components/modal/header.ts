import type { ComponentContext } from '@kit-edge/engine/tags'
import type { Dialog } from '../shared/dialog.ts'
import { findParent } from '../shared/find-parent.ts'
import type { PropsOf, Text } from '../props.d.ts'

type Props = PropsOf<'modal.header'>

/** Gives the modal around it its accessible name. */
export class ModalHeader {
  readonly title: Text | undefined
  readonly description: Text | undefined
  readonly titleId: string
  readonly descriptionId: string

  constructor({ title, description, close }: Props, context: ComponentContext) {
    const modal = findParent<Dialog>('modal', context)
    this.title = title ?? modal?.title
    this.description = description ?? modal?.description
    this.titleId = modal?.titleId ?? 'dialog__title'
    this.descriptionId = modal?.descriptionId ?? 'dialog__description'
    if (modal && !this.title) context.invalid('Missing prop "title": a dialog needs a name')
    modal?.takeHeader({ description: this.description, close })
  }
}
