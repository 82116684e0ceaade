import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import {
  addDays,
  addMonths,
  type Day,
  EXPECTED_DAY,
  findWeekStart,
  toDay,
  toDayText,
  toGregorian,
  toMonthDay,
  toWeekday,
} from '../shared/day.ts'
import { toLocale, toZone } from '../shared/locale.ts'
import { toHref } from '../shared/urls.ts'
import { toFieldText, stringify, toText } from '../shared/to-text.ts'

type Props = PropsOf<'calendar'>

/** An event from its first to its last day. */
type Span = { first: Day; last: Day; title: string; href: string | null; color: string }

/** An event on one of its days. */
type Event = { title: string; href: string | null; attributes: AttributeBag }

/** A cell of the table. */
type Cell = {
  text: string
  href: string | null
  cell: AttributeBag
  link: AttributeBag
  events: Event[]
}

const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning', 'info']

/** The attribute that a `date` uses for the calendar in its popover. */
const PICKER = 'in-date'

/** Computes the weeks of a month, the events of its days, and the links to other months. */
export class Calendar {
  /** Whether it belongs to a `date`, whose script fills it with the days of other months. */
  readonly isPicker: boolean
  readonly #props: Props
  readonly #context: ComponentContext
  readonly #locale: string
  readonly #weekStart: number
  readonly #month: Day
  readonly #today: Day | null
  readonly #min: Day | null
  readonly #max: Day | null
  /** Whether days have room for events, even in a month without any. */
  readonly #isWide: boolean
  readonly #events: Span[]

  constructor(props: Props, context: ComponentContext) {
    const { read, invalid } = context
    this.#props = props
    this.#context = context
    this.isPicker = context.attrs.has(PICKER)
    this.#locale = toGregorian(toLocale(props.locale, context), invalid)
    this.#weekStart = props.weekStart ?? findWeekStart(this.#locale)
    for (const name of ['dayHref', 'monthHref'] as const) {
      if (props[name] === undefined || typeof props[name] === 'function') continue
      invalid(`Invalid value for prop "${name}". Expected a function`)
    }
    const zone = toZone(props.zone, context)
    const now = this.#readDay('now', zone)
    // The day is read, and not the clock: remembered output is valid until the day changes.
    this.#today = this.isPicker ? null : (now ?? read(() => toDay(Date.now(), zone)))
    this.#min = this.#readDay('min', zone)
    this.#max = this.#readDay('max', zone)
    if (this.#min && this.#max && this.#min > this.#max) {
      invalid(`Invalid prop "min". ${this.#min} is after "max", which is ${this.#max}`)
    }
    const given = toMonthDay(props.month, zone)
    if (!given && props.month !== undefined) {
      invalid(
        `Invalid value for prop "month". Expected a month such as "2026-03", or ${EXPECTED_DAY}`,
      )
    }
    // A validator rejects a list of months, so the events are those of the current month.
    const [month, ...others] = this.#readParams().getAll(toText(props.param))
    const asked = given ?? toMonthDay(others.length ? undefined : month)
    this.#month = addMonths(asked ?? this.#today ?? '2000-01-01', 0)
    this.#isWide = Array.isArray(props.events)
    this.#events = (Array.isArray(props.events) ? props.events : []).flatMap(
      (event: unknown, index) => this.#toSpan(event, index, zone) ?? [],
    )
  }

  get title(): string {
    return toDayText(this.#month, this.#locale, { month: 'long', year: 'numeric' })
  }

  get root(): AttributeBag {
    return this.#context.attrs.except(PICKER).merge({
      class: 'kit-calendar',
      'data-kit': 'calendar',
      'data-wide': this.#isWide ? '' : null,
      'data-locale': this.isPicker ? this.#locale : null,
      'data-week-start': this.isPicker ? this.#weekStart : null,
      lang: this.#props.locale ? this.#locale : null,
    })
  }

  get table(): AttributeBag {
    return new AttributeBag({
      class: 'kit-calendar-table',
      'data-kit-part': 'table',
      role: this.isPicker ? 'grid' : null,
      'aria-label': this.title,
    })
  }

  get isFirst(): boolean {
    return this.#min !== null && this.#month <= this.#min
  }

  get isLast(): boolean {
    return this.#max !== null && addMonths(this.#month, 1) > this.#max
  }

  get previousHref(): string | undefined {
    return this.isFirst ? undefined : this.#toMonthHref(addMonths(this.#month, -1))
  }

  get nextHref(): string | undefined {
    return this.isLast ? undefined : this.#toMonthHref(addMonths(this.#month, 1))
  }

  /** Undefined if the current month is shown, or has no page. */
  get todayHref(): string | undefined {
    const today = this.#today
    if (!today || today.slice(0, 7) === this.#month.slice(0, 7)) return undefined
    const isBeyond = (this.#min && today < this.#min) || (this.#max && today > this.#max)
    return isBeyond ? undefined : this.#toMonthHref(today)
  }

  get weekdays(): { short: string; long: string }[] {
    const start = this.#firstDay
    return Array.from({ length: 7 }, (_, index) => {
      const write = (weekday: 'short' | 'long') =>
        toDayText(addDays(start, index), this.#locale, { weekday })
      return { short: write('short'), long: write('long') }
    })
  }

  /** As many weeks as the month has; always six for a `date`, whose script shows other months. */
  get weeks(): Cell[][] {
    const end = addMonths(this.#month, 1)
    const days = (Date.parse(end) - Date.parse(this.#firstDay)) / 86_400_000
    const count = this.isPicker ? 6 : Math.ceil(days / 7)
    const shown = Array.from({ length: 7 * count }, (_, index) => addDays(this.#firstDay, index))
    const events = this.#listEvents(shown)
    const cells = shown.map((day) => this.#toCell(day, events.get(day) ?? []))
    return Array.from({ length: count }, (_, week) => cells.slice(7 * week, 7 * week + 7))
  }

  /** The events of these days. The others of a long list cost next to nothing. */
  #listEvents(days: Day[]): Map<Day, Event[]> {
    const events = new Map<Day, Event[]>(days.map((day) => [day, []]))
    for (const { first, last, ...span } of this.#events) {
      if (last < days[0]! || first > days.at(-1)!) continue
      const event = toEvent(span)
      for (const day of events.keys()) {
        if (first <= day && day <= last) events.get(day)!.push(event)
      }
    }
    return events
  }

  get #firstDay(): Day {
    return addDays(this.#month, -((toWeekday(this.#month) - this.#weekStart + 7) % 7))
  }

  #toCell(day: Day, events: Event[]): Cell {
    const isToday = day === this.#today
    const href = this.isPicker ? null : this.#toDayHref(day)
    const isOutside = day.slice(0, 7) !== this.#month.slice(0, 7)
    // On phones, a month is a list of these days.
    const isListed = this.#isWide && !isOutside && (href !== null || events.length > 0)
    const cell = new AttributeBag({
      'data-outside': isOutside ? '' : null,
      'data-day': isListed ? toDayText(day, this.#locale, { weekday: 'short' }) : null,
    })
    const link = new AttributeBag({
      class: 'kit-calendar-day',
      'data-kit-part': 'day',
      type: this.isPicker ? 'button' : null,
      value: this.isPicker ? day : null,
      tabindex: this.isPicker ? '-1' : null,
      href,
      datetime: this.isPicker || href ? null : day,
      'aria-label': this.isPicker || href ? toDayText(day, this.#locale) : null,
      'aria-current': isToday ? 'date' : null,
    })
    return { text: toDayText(day, this.#locale, { day: 'numeric' }), href, cell, link, events }
  }

  #toDayHref(day: Day): string | null {
    const { dayHref } = this.#props
    if (typeof dayHref !== 'function') return null
    if ((this.#min && day < this.#min) || (this.#max && day > this.#max)) return null
    return toHref({ href: toFieldText(dayHref(day)) }, this.#context)
  }

  #toMonthHref(day: Day): string | undefined {
    if (this.isPicker) return undefined
    const { monthHref, param } = this.#props
    const month = day.slice(0, 7)
    if (typeof monthHref === 'function') {
      return toHref({ href: toFieldText(monthHref(month)) }, this.#context) ?? undefined
    }
    const params = this.#readParams()
    params.set(toText(param), month)
    return `?${String(params)}`
  }

  #readParams(): URLSearchParams {
    const query = this.isPicker ? '' : this.#context.read(readQuery)
    return new URLSearchParams(query)
  }

  #readDay(name: 'min' | 'max' | 'now', zone: string | null): Day | null {
    const value = this.#props[name]
    const day = toDay(value, zone)
    if (!day && value !== undefined) {
      this.#context.invalid(`Invalid value for prop "${name}". Expected ${EXPECTED_DAY}`)
    }
    return day
  }

  #toSpan(value: unknown, index: number, zone: string | null): Span | null {
    const { date, end, title, href, color } = (value ?? {}) as Record<string, unknown>
    const first = toDay(date, zone)
    const last = toDay(end ?? date, zone)
    const text = toFieldText(title)
    const name = toText(color ?? 'neutral')
    const invalid = (field: string, expected: string): null => {
      this.#context.invalid(
        `Invalid ${field} of item ${index + 1} in prop "events". Expected ${expected}`,
      )
      return null
    }
    if (!first) return invalid('"date"', EXPECTED_DAY)
    if (!last) return invalid('"end"', EXPECTED_DAY)
    if (last < first) return invalid('"end"', `a day that is not before "date", which is ${first}`)
    if (text === undefined) return invalid('"title"', 'a text')
    if (!COLORS.includes(name)) return invalid('"color"', `one of "${COLORS.join('", "')}"`)
    const url = toHref({ href: href as Text | undefined }, this.#context)
    return { first, last, title: text, href: url, color: name }
  }
}

function toEvent({ title, href, color }: Omit<Span, 'first' | 'last'>): Event {
  const attributes = new AttributeBag({
    class: 'kit-badge kit-calendar-event',
    'data-kit': 'badge',
    'data-kit-part': 'event',
    'data-variant': 'soft',
    'data-color': color,
    href,
    // In a narrow column, a long title is cut off.
    title,
  })
  return { title, href, attributes }
}

type Request = { url?: (withQuery: boolean) => unknown }

function readQuery({ request }: Record<string, unknown>): string {
  const { url } = (request ?? {}) as Request
  const address = typeof url === 'function' ? stringify(url.call(request, true)) : ''
  return /\?([^#]*)/.exec(address)?.[1] ?? ''
}
