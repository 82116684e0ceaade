import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toLocale, toZone } from '../shared/locale.ts'
import { EXPECTED_MOMENT, isText, toDatetime, toMoment, type Moment } from '../shared/moment.ts'
import { toRelativeText, toTimeText } from '../shared/time-text.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'time'>

/** Writes a time as text, on the server. */
export class Time {
  readonly text: string
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #moment: Moment | null
  readonly #locale: string
  readonly #zone: string | undefined

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#moment = readMoment(props.value, 'value', context)
    this.#locale = toLocale(props.locale, context)
    // Without a zone, that of a DateTime.
    this.#zone = toZone(props.zone, context) ?? this.#moment?.zone ?? undefined
    this.text = this.#toText(context)
  }

  /** A `<time>` without a valid `datetime` would be invalid HTML. */
  get element(): 'time' | 'span' {
    return this.#datetime ? 'time' : 'span'
  }

  get root(): AttributeBag {
    const isRelative = this.#props.format === 'relative'
    return this.#attrs.merge({
      class: 'kit-time',
      'data-kit': 'time',
      datetime: this.#datetime,
      lang: this.#props.locale ? this.#locale : null,
      title: isRelative && this.#moment ? this.#toAbsolute(this.#moment, 'datetime') : null,
    })
  }

  get #datetime(): string | null {
    return this.#moment && toDatetime(this.#moment)
  }

  /** The text of an invalid value is the value itself, if it is text. */
  #toText({ read, invalid }: ComponentContext): string {
    const { value, format, now } = this.#props
    if (!this.#moment) return isText(value) ? toText(value) : ''
    const moment = this.#moment
    if (format !== 'relative') return this.#toAbsolute(moment, format)
    const place = { locale: this.#locale, zone: this.#zone }
    const given = now === undefined ? null : readMoment(now, 'now', { invalid })
    if (given) return toRelativeText(moment, given.ms, place)
    // The text is read, and not the clock: remembered output is valid until the text changes.
    return read(() => toRelativeText(moment, Date.now(), place))
  }

  #toAbsolute(moment: Moment, format: 'date' | 'time' | 'datetime'): string {
    const { length } = this.#props
    return toTimeText(moment, { format, length, locale: this.#locale, zone: this.#zone })
  }
}

function readMoment(
  value: Props['value'] | Props['now'],
  prop: string,
  { invalid }: Pick<ComponentContext, 'invalid'>,
): Moment | null {
  const moment = toMoment(value)
  if (!moment && value !== undefined) {
    invalid(`Invalid value for prop "${prop}". Expected ${EXPECTED_MOMENT}`)
  }
  return moment
}
