import type { AttributeBag, ComponentContext } from '../src/edge/index.ts'
import { Control, type ControlProps } from './control.ts'

type Props = ControlProps & { orientation: string }

/** Gives its name and its ids to the label, the control and the error inside it. */
export class Field extends Control<Props> {
  /** Which parts stand in the slot; they say so when they are rendered. */
  readonly parts = { description: false, error: false }

  constructor(props: Props, context: ComponentContext) {
    // A field in a field is one of its own.
    super(props, { ...context, shared: { ...context.shared, $context: without(context.shared) } })
  }

  get root(): AttributeBag {
    return this.attrs.merge({
      class: 'kit-field',
      'data-kit': 'field',
      'data-orientation': this.props.orientation,
    })
  }

  protected override get kind(): string {
    return 'field'
  }

  /**
   * What stands in the slot. A control names the description before it is known to be there, so
   * that name is taken out again when there is none.
   */
  toContent(html: string): string {
    if (this.props.description || this.parts.description) return html
    return html.replace(/ aria-describedby="([^"]*)"/g, (written, text: string) => {
      const ids = text.split(' ')
      if (!ids.includes(this.descriptionId)) return written
      const others = ids.filter((id) => id !== this.descriptionId)
      return others.length ? ` aria-describedby="${others.join(' ')}"` : ''
    })
  }
}

function without(shared: ComponentContext['shared']): object {
  return { ...(shared.$context as object), kitField: undefined }
}
