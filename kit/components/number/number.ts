import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { Control } from '../shared/control.ts'
import { toCurrency, toLocale, toNumberFormat } from '../shared/locale.ts'
import { toFieldText, toText } from '../shared/to-text.ts'

type Props = PropsOf<'number'>

/** Computes the limits, the steps and the unit of a number field. */
export class NumberField extends Control<Props> {
  readonly prefix: string
  readonly suffix: string
  readonly #step: number
  /** How many decimals a currency has, else null. */
  readonly #decimals: number | null
  /** How many steps a button or an arrow key takes at once. */
  readonly #count: number

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    const { value, min, max, step, increment, format, unit } = props
    if (!Number.isFinite(Number(toFieldText(value) ?? 0))) {
      this.invalid('Invalid value for prop "value". Expected a number')
    }
    if (min !== undefined && max !== undefined && min > max) {
      this.invalid(`Invalid prop "min". ${min} is above "max", which is ${max}`)
    }
    for (const [name, size] of Object.entries({ step, increment })) {
      if (size !== undefined && !(size > 0)) {
        this.invalid(`Invalid value for prop "${name}". Expected a number above 0`)
      }
    }
    const currency = format === 'currency' ? toCurrency(props.currency, context) : null
    const { before, after, digits } = toAffixes(format, currency, toLocale(props.locale, context))
    this.prefix = before
    this.suffix = [after, toText(unit)].filter(Boolean).join(' ')
    this.#decimals = currency ? digits : null
    this.#step = step && step > 0 ? step : 10 ** -digits
    const change = increment && increment > 0 ? increment : Math.max(step ?? 1, this.#step)
    const count = Math.max(1, Math.round(change / this.#step))
    this.#count = Number.isSafeInteger(count) ? count : 1
    const isMultiple = Math.abs(this.#count * this.#step - change) < this.#step / 1000
    if (!isMultiple) {
      this.invalid(
        `Invalid prop "increment". Expected a multiple of the step, which is ${this.#step}`,
      )
    }
  }

  get prefixId(): string {
    return `${this.id}-prefix`
  }

  get suffixId(): string {
    return `${this.id}-suffix`
  }

  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size })
  }

  get control(): AttributeBag {
    const { value, min, max, placeholder, buttons } = this.props
    const isWhole = Number.isInteger(this.#step)
    // Keypads without a minus sign would not let people enter negative numbers.
    const canBeNegative = min === undefined || min < 0
    return this.toControl(
      {
        class: 'kit-input-control',
        type: 'number',
        value: this.#toAmount(this.toText(value)),
        min,
        max,
        step: this.#step,
        // With buttons, the arrow keys press them.
        'data-kit-step': buttons || (this.#count === 1 && !this.#decimals) ? null : this.#count,
        'data-kit-decimals': this.#decimals || null,
        placeholder,
        inputmode: canBeNegative ? null : isWhole ? 'numeric' : 'decimal',
        autocomplete: this.attrs.get('autocomplete') ?? 'off',
      },
      [this.prefix && this.prefixId, this.suffix && this.suffixId],
    )
  }

  /** Arrow keys do the same, so that the buttons are no further stops of the Tab key. */
  toButton(part: 'decrease' | 'increase'): AttributeBag {
    const { decreaseLabel, increaseLabel } = this.props
    return new AttributeBag({
      type: 'button',
      class: 'kit-input-action',
      'data-kit-part': part,
      'data-kit-step': part === 'increase' ? this.#count : -this.#count,
      tabindex: '-1',
      'aria-label': this.toButtonLabel(part === 'increase' ? increaseLabel : decreaseLabel),
      disabled: this.disabled,
    })
  }

  protected override get kind(): string {
    return 'number'
  }

  /** An amount of money with all of its decimals. Other texts, and smaller coins, stay as they are. */
  #toAmount(text: string | undefined): string | undefined {
    if (!this.#decimals || !text?.trim()) return text
    const amount = Number(text).toFixed(this.#decimals)
    return Number(amount) === Number(text) ? amount : text
  }
}

/** The symbols around a number in a language, and how many decimals it has. */
function toAffixes(format: Props['format'], currency: string | null, locale: string) {
  if (format === 'number' || (format === 'currency' && !currency)) {
    return { before: '', after: '', digits: 0 }
  }
  const style = toNumberFormat(locale, { style: format, ...(currency && { currency }) })
  const parts = style.formatToParts(1)
  const symbol = parts.find(({ type }) => type === 'currency' || type === 'percentSign')!
  const isBefore = parts.indexOf(symbol) < parts.findIndex(({ type }) => type === 'integer')
  const digits = style.resolvedOptions().maximumFractionDigits ?? 0
  return isBefore
    ? { before: symbol.value, after: '', digits }
    : { before: '', after: symbol.value, digits }
}
