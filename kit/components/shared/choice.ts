import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Control, type ControlProps } from './control.ts'
import { ChoiceGroup } from './choice-group.ts'
import type { PropsOf } from '../props.d.ts'
import { toFieldText, toText } from './to-text.ts'
import { toControlId } from './control-name.ts'

/** The props that checkboxes, switches and radio buttons share. */
export type ChoiceProps = ControlProps & Pick<PropsOf<'radio'>, 'value' | 'checked'>

/** Values that mean "yes" for a box without a value; databases store it in these forms. */
const yes = new Set(['on', 'true', '1'])

/** The attribute that a group uses to pass itself on. */
const GROUP = 'in-group'

/** Computes the value of a box and whether it is ticked. */
export class Choice<Props extends ChoiceProps = ChoiceProps> extends Control<Props> {
  protected readonly group: ChoiceGroup | undefined
  readonly #itemId: string | undefined
  #text = ''

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    const { kitGroup } = (this.shared.$context ?? {}) as { kitGroup?: ChoiceGroup }
    // A group passes itself to the boxes that it creates from its options.
    const group = this.attrs.get(GROUP) ?? kitGroup
    const isInside =
      group instanceof ChoiceGroup && (!props.name || toText(props.name) === group.name)
    this.group = isInside ? group : undefined
    if (isInside && !props.id) this.#itemId = this.group?.toItemId(this.value)
  }

  override get name(): string {
    return this.group?.name || super.name
  }

  override get id(): string {
    if (this.#itemId) return this.#itemId
    const isAlone = this.props.id || this.group || this.field || !this.isOneOfSeveral
    return isAlone ? super.id : `${super.id}_${toControlId(this.value)}`
  }

  /** Takes the label in the slot, which also names a box without a name, and returns it. */
  takeText(html: string): string {
    this.#text = html.replace(/<[^>]*>/g, ' ').trim()
    return html
  }

  override get label(): string {
    return super.label || this.#text
  }

  /** The first box has the id of its group, which also has a description. */
  override get descriptionId(): string {
    return this.group ? `${this.id}-help` : super.descriptionId
  }

  override get errors(): string[] {
    return this.group ? [] : super.errors
  }

  /** In a group, the legend is marked as required, not each option. */
  get isMarked(): boolean {
    return this.required && !this.group
  }

  get root(): AttributeBag {
    return this.toRoot({ class: `kit-choice kit-${this.kind}` })
  }

  get control(): AttributeBag {
    return this.toBox()
  }

  protected toBox(own: Record<string, unknown> = {}): AttributeBag {
    const { value, checked } = this
    const { ofBoxes } = this.group ?? {}
    return this.toControl({ type: 'checkbox', value, checked, ...own, ...ofBoxes }).except(GROUP)
  }

  override get isBound(): boolean {
    return super.isBound || (this.group?.isBound ?? false)
  }

  protected get value(): string {
    return toFieldText(this.props.value) ?? 'on'
  }

  /** Boxes with the same name differ by their value. */
  protected get isOneOfSeveral(): boolean {
    return this.isList
  }

  protected get checked(): boolean {
    if (this.isBound) return false
    if (this.group?.isDecided) return this.group.isChosen(this.value)
    if (this.group) return this.props.checked ?? this.group.isChosen(this.value)
    const old = this.submission.old(this.path)
    // Browsers do not submit unticked boxes.
    if (this.wasSent || old !== undefined) return this.#standsFor(old)
    return this.props.checked ?? this.#standsFor(this.modelValue)
  }

  #standsFor(chosen: unknown): boolean {
    const texts = [chosen].flat().map((item) => toFieldText(item) ?? '')
    return texts.some((text) => text === this.value || (this.value === 'on' && yes.has(text)))
  }
}
