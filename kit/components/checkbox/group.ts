import { AttributeBag } from '@kit-edge/engine/tags'
import { ChoiceGroup } from '../shared/choice-group.ts'
import type { PropsOf } from '../props.d.ts'

/** Computes which of several boxes are ticked. */
export class CheckboxGroup extends ChoiceGroup<PropsOf<'checkbox.group'>> {
  get allId(): string {
    return `${this.id}-all`
  }

  /** It has no name: only the boxes that it ticks are submitted. */
  get all(): AttributeBag {
    return new AttributeBag({
      class: 'kit-checkbox-control',
      'data-kit-part': 'control',
      id: this.allId,
      type: 'checkbox',
      form: this.formId,
      checked: this.#isAll,
      'data-kit-select-all': '',
    })
  }

  protected override get kind(): string {
    return 'checkbox'
  }

  protected override get isList(): boolean {
    return true
  }

  get #isAll(): boolean {
    const { options } = this
    return options.length > 0 && options.every(({ value }) => this.isChosen(value))
  }
}
