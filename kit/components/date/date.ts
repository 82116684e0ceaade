import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { type Day, EXPECTED_DAY, toDay, toGregorian } from '../shared/day.ts'
import { toDateFormat, toLocale, toZone } from '../shared/locale.ts'
import { PartsControl } from '../shared/parts-control.ts'
import { toFieldText, toText } from '../shared/to-text.ts'

type Props = PropsOf<'date'>

/** The parts of a range, and those of a day in three fields. */
const ENDS = ['start', 'end'] as const
const FIELDS = ['day', 'month', 'year'] as const

/** The props that three fields do not have, and what to do instead. */
const WITHOUT_FIELDS = {
  range: 'use two dates',
  presets: 'leave it out, or use another "picker"',
  min: 'check it in the validator',
  max: 'check it in the validator',
}

/** One of three fields. */
type Field = { id: string; label: string; control: AttributeBag }

/** Computes the controls, the limits and the calendar of a date. */
export class DateField extends PartsControl<Props> {
  readonly #locale: string
  readonly #zone: string | null
  readonly #min: Day | null
  readonly #max: Day | null

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    this.#locale = toGregorian(toLocale(props.locale, context), this.invalid)
    this.#zone = toZone(props.zone, context)
    this.#min = this.#readDay(props.min, 'min')
    this.#max = this.#readDay(props.max, 'max')
    if (this.#min && this.#max && this.#min > this.#max) {
      this.invalid(`Invalid prop "min". ${this.#min} is after "max", which is ${this.#max}`)
    }
    if (!this.#isFields) return
    for (const [name, fix] of Object.entries(WITHOUT_FIELDS)) {
      if (!props[name as keyof Props]) continue
      this.invalid(`Invalid prop "${name}". Three fields do not have it: ${fix}`)
    }
  }

  /** Whether several elements have the value. */
  get isGroup(): boolean {
    return this.parts.length > 0
  }

  get root(): AttributeBag {
    const { size, range, disabledMessage, impossibleMessage, orderMessage } = this.props
    const disabledDays = this.#disabledDays.join(' ')
    const own = {
      'data-size': size,
      'data-range': range ? '' : null,
      'data-disabled-days': disabledDays || null,
      'data-disabled-message': disabledDays ? disabledMessage : null,
      'data-impossible-message': this.#isFields ? impossibleMessage : null,
      'data-order-message': range ? orderMessage : null,
    }
    return this.isGroup ? this.group.merge(own) : this.toRoot(own)
  }

  /** The browser's own controls: one, or two of a range. */
  get controls(): AttributeBag[] {
    const { startLabel, endLabel } = this.props
    const own = { min: this.#min, max: this.#max, class: 'kit-input-control' }
    if (!this.props.range) return [this.toControl({ ...own, ...this.#toValue(this.#text) })]
    const given = this.#pair
    return ENDS.map((end, index) =>
      this.toPart(end, {
        ...own,
        ...this.#toValue(this.toPartText(end, given[index])),
        'aria-label': toText(index ? endLabel : startLabel),
      }),
    )
  }

  /** Three fields, in the order of the language. */
  get fields(): Field[] {
    const labels = {
      day: this.props.dayLabel,
      month: this.props.monthLabel,
      year: this.props.yearLabel,
    }
    const given = this.#fieldTexts
    return this.parts.map((part) => {
      const name = part as (typeof FIELDS)[number]
      const control = this.toPart(part, {
        class: 'kit-input-control',
        type: 'text',
        value: this.toPartText(part, given[name]),
        inputmode: 'numeric',
        autocomplete: this.attrs.get('autocomplete') === 'bday' ? `bday-${part}` : 'off',
        'data-field': part,
      })
      return { id: this.toPartId(part), label: toText(labels[name]), control }
    })
  }

  /** Whether people cannot change the date. */
  get isFixed(): boolean {
    return this.disabled || this.attrs.has('readonly')
  }

  get hasCalendar(): boolean {
    return this.props.picker === 'calendar'
  }

  get trigger(): AttributeBag {
    return new AttributeBag({
      type: 'button',
      class: 'kit-input-action',
      'data-kit-part': 'trigger',
      popovertarget: this.#popoverId,
      'aria-label': this.props.calendarLabel,
      'aria-haspopup': 'dialog',
      disabled: this.isFixed,
    })
  }

  get popover(): AttributeBag {
    return new AttributeBag({
      id: this.#popoverId,
      class: 'kit-popover kit-placed kit-date-popover',
      'data-kit-part': 'popover',
      'data-position': 'bottom',
      'data-align': 'end',
      'data-kit-owns': 'data-day data-start',
      popover: 'auto',
      role: 'dialog',
      'aria-label': this.props.calendarLabel,
    })
  }

  /** The script shows the month of the chosen day. Until then, the calendar is closed. */
  get month(): Day {
    return this.#min ?? '2000-01-01'
  }

  get presets(): { label: string; value: string }[] {
    return Object.entries(this.props.presets ?? {}).map(([label, value]) => {
      const days = [value].flat().map((day) => this.#readDay(day, 'presets'))
      if (days.length !== (this.props.range ? 2 : 1)) {
        this.invalid('Invalid value for prop "presets". Expected a day, or two with "range"')
      }
      return { label, value: days.filter(Boolean).join(' ') }
    })
  }

  protected override get kind(): string {
    return 'date'
  }

  protected override get parts(): readonly string[] {
    if (this.#isFields) return this.#fieldOrder
    return this.props.range ? ENDS : []
  }

  get #isFields(): boolean {
    return this.props.picker === 'fields'
  }

  get #fieldOrder(): string[] {
    const format = toDateFormat(this.#locale, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      calendar: 'gregory',
    })
    const order = format.formatToParts(0).map(({ type }) => type)
    return order.filter((part) => (FIELDS as readonly string[]).includes(part))
  }

  get #popoverId(): string {
    return `${this.id}-calendar`
  }

  /** What was submitted, or the given day. */
  get #text(): string | undefined {
    const value = this.#value
    const day = isEmpty(value) ? null : this.#readDay(value, 'value')
    return this.isBound ? undefined : (this.#old ?? day ?? undefined)
  }

  /** What the three fields show: the parts of a day, or those of a query string. */
  get #fieldTexts(): Partial<Record<(typeof FIELDS)[number], unknown>> {
    const value = this.#value
    if (isEmpty(value)) return {}
    if (isParts(value) && !toDay(value)) return value
    const [year, month, day] = this.#readDay(value, 'value')?.split('-').map(Number) ?? []
    return { year, month, day }
  }

  get #value(): unknown {
    return this.props.value === undefined ? this.modelValue : this.props.value
  }

  get #old(): string | undefined {
    const old = this.submission.old(this.path)
    return old === null ? '' : toFieldText(old)
  }

  get #pair(): (Day | null)[] {
    const value = this.#value
    if (isEmpty(value)) return []
    const { start, end } = value as { start?: unknown; end?: unknown }
    const pair = Array.isArray(value) ? (value as unknown[]) : [start, end]
    if (typeof value !== 'object' || pair.length !== 2) {
      this.invalid('Invalid value for prop "value". Expected two days with "range"')
      return []
    }
    return pair.map((day) => (isEmpty(day) ? null : this.#readDay(day, 'value')))
  }

  get #disabledDays(): string[] {
    const { disabledDays } = this.props
    return (Array.isArray(disabledDays) ? disabledDays : []).flatMap((one: unknown) => {
      if (typeof one !== 'number') return this.#readDay(one, 'disabledDays') ?? []
      if (Number.isInteger(one) && one >= 1 && one <= 7) return String(one)
      this.invalid(
        'Invalid item in prop "disabledDays". Expected a date, or a number from 1 for Monday to 7 for Sunday',
      )
      return []
    })
  }

  /** A date control would show nothing for a text that is no day, so that people could not correct it. */
  #toValue(text: string | undefined) {
    return { type: text && toDay(text) !== text ? 'text' : 'date', value: text }
  }

  #readDay(value: unknown, prop: string): Day | null {
    const day = toDay(value, this.#zone)
    if (!day && value !== undefined) {
      this.invalid(`Invalid value for prop "${prop}". Expected ${EXPECTED_DAY}`)
    }
    return day
  }
}

/** Whether there is no value. The query string of a form has an empty text for one that is left empty. */
function isEmpty(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

function isParts(value: unknown): value is object {
  return typeof value === 'object' && FIELDS.every((part) => Object.hasOwn(value ?? {}, part))
}
