import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Choice } from '../shared/choice.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'toggle'>

/** What a group decides for its toggles. */
export type ToggleLook = Pick<Props, 'variant' | 'size' | 'disabled'> & { isOne: boolean }

/** Computes whether a toggle is pressed, and its element. */
export class Toggle extends Choice<Props & { checked: Props['pressed'] }> {
  readonly #look: ToggleLook | undefined
  #isIconOnly = false

  constructor(props: Props, context: ComponentContext) {
    super({ ...props, checked: props.pressed }, context)
    this.#look = (this.group as { look?: ToggleLook } | undefined)?.look
  }

  get variant(): Props['variant'] {
    return this.#look?.variant ?? this.props.variant
  }

  get size(): Props['size'] {
    return this.#look?.size ?? this.props.size
  }

  get isDisabled(): boolean {
    return this.disabled || (this.#look?.disabled ?? false)
  }

  override takeText(html: string): string {
    const text = super.takeText(html)
    const { icon, label } = this.props
    const isNamed = label || this.attrs.has('aria-label') || this.attrs.has('aria-labelledby')
    if (this.name && !text.trim() && !isNamed) {
      this.invalid(
        `Missing prop "label": a toggle ${icon ? 'that shows only an icon ' : ''}needs a name`,
      )
    }
    this.#isIconOnly = !text.trim()
    return text
  }

  override get root(): AttributeBag {
    return this.toRoot({
      class: 'kit-button kit-toggle',
      'data-variant': this.variant,
      'data-color': 'neutral',
      'data-size': this.size,
      'data-square': this.#isIconOnly ? '' : null,
    })
  }

  override get control(): AttributeBag {
    const isOne = this.#look?.isOne ?? false
    const isInvalid = !isOne && Boolean(this.error ?? this.group?.error)
    return this.toBox({
      type: isOne ? 'radio' : 'checkbox',
      required: this.required || (isOne && this.group?.required) || false,
      ...(this.#isIconOnly && this.props.label && { 'aria-label': this.props.label }),
      'aria-invalid': isInvalid ? 'true' : null,
      // Only a field around it shows the message.
      'aria-describedby': this.field
        ? this.toDescribedBy()
        : (this.attrs.get('aria-describedby') ?? null),
    })
  }

  /** Attributes of a toggle without a name, which no form submits. */
  get button(): Record<string, unknown> {
    const { id, value } = this.props
    return this.attrs
      .except('in-group')
      .merge({
        class: 'kit-toggle',
        'data-kit-toggle': '',
        'data-kit-owns': 'aria-pressed',
        id: id || null,
        value: value === 'on' ? null : value,
        'aria-pressed': this.checked ? 'true' : 'false',
      })
      .all()
  }

  protected override get kind(): string {
    return 'toggle'
  }
}
