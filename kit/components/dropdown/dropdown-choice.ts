import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Choice, type ChoiceProps } from '../shared/choice.ts'
import { requireParent } from '../shared/find-parent.ts'

/** Computes the state of a menu item that people tick or choose. */
export class DropdownChoice<Props extends ChoiceProps = ChoiceProps> extends Choice<Props> {
  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    requireParent('dropdown', context)
  }

  override get root(): AttributeBag {
    return this.attrs.only('class', 'style').merge({
      class: 'kit-dropdown-item kit-dropdown-choice',
      'data-kit': `dropdown.${this.type}`,
      'data-color': 'neutral',
    })
  }

  override get control(): AttributeBag {
    return this.toBox({
      class: 'kit-dropdown-control',
      type: this.type,
      role: `menuitem${this.type}`,
      // The label surrounds it, so without a name it needs no id.
      id: this.props.id || this.name ? this.id : null,
      'aria-invalid': null,
    })
  }

  protected get type(): 'checkbox' | 'radio' {
    return 'checkbox'
  }

  protected override get kind(): string {
    return 'dropdown'
  }
}
