import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { isSafeValue } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toLocale } from '../shared/locale.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'time'>

/** A point in time; or a day, which is the same in every time zone. */
type Moment = { ms: number; isDay: boolean; zone: string | null }

/** Luxon's `DateTime`, as far as it is needed. */
type DateTime = { toMillis: () => unknown; zoneName?: unknown; offset?: unknown }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The largest unit that fits is shown. Months and years have their average length. */
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

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
    this.#moment = toMoment(props.value, 'value', context)
    this.#locale = toLocale(props.locale, context)
    this.#zone = toZone(props, this.#moment, context)
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

  /** HTML only accepts years of four digits. */
  get #datetime(): string | null {
    if (!this.#moment) return null
    const iso = new Date(this.#moment.ms).toISOString()
    if (!/^\d{4}-/.test(iso) || iso.startsWith('0000')) return null
    return this.#moment.isDay ? iso.slice(0, 10) : iso
  }

  /** The text of an invalid value is the value itself, if it is text. */
  #toText({ read, invalid }: ComponentContext): string {
    const { value, format, now } = this.#props
    if (!this.#moment) return isText(value) ? toText(value) : ''
    const moment = this.#moment
    if (format !== 'relative') return this.#toAbsolute(moment, format)
    const given = now === undefined ? null : toMoment(now, 'now', { invalid })
    if (given) return this.#toRelative(moment, given.ms)
    // The text is read, and not the clock: remembered output is valid until the text changes.
    return read(() => this.#toRelative(moment, Date.now()))
  }

  #toAbsolute({ ms, isDay }: Moment, format: Props['format']): string {
    const { length } = this.#props
    const hasDate = isDay || format !== 'time'
    const hasTime = !isDay && format !== 'date'
    return toFormat(this.#locale, {
      ...(hasDate && { dateStyle: length }),
      ...(hasTime && { timeStyle: 'short' }),
      timeZone: isDay ? 'UTC' : this.#zone,
    }).format(ms)
  }

  #toRelative({ ms, isDay }: Moment, now: number): string {
    if (isDay) return this.#toRelativeDay(ms, now)
    const difference = ms - now
    const [unit, size] = units.find(([, size]) => Math.abs(difference) >= size) ?? ['second', 0]
    // "now" is the only word among the texts with numbers: 25 hours ago is not always yesterday.
    if (size === 0) return toRelativeFormat(this.#locale, 'auto').format(0, unit)
    const count = Math.trunc(difference / size)
    return toRelativeFormat(this.#locale, 'always').format(count, unit)
  }

  /** A day is compared with the current day in the time zone: today, yesterday, in 3 days. */
  #toRelativeDay(ms: number, now: number): string {
    // Swedish dates are written as in ISO 8601.
    const today = toFormat('sv', { dateStyle: 'short', timeZone: this.#zone }).format(now)
    const days = Math.round((ms - Date.parse(`${today}T00:00:00Z`)) / DAY)
    const [unit, size] = units.find(([, size]) => Math.abs(days * DAY) >= size) ?? ['day', DAY]
    const count = Math.trunc((days * DAY) / size)
    return toRelativeFormat(this.#locale, unit === 'day' ? 'auto' : 'always').format(count, unit)
  }
}

/** Reads a value as a point in time. Returns null if it is none. */
function toMoment(
  value: Props['value'] | Props['now'],
  prop: string,
  { invalid }: Pick<ComponentContext, 'invalid'>,
): Moment | null {
  const moment = parseMoment(value)
  // The limits of `Date`.
  if (moment && Math.abs(moment.ms) <= 8.64e15) return moment
  if (value !== undefined) {
    invalid(
      `Invalid value for prop "${prop}". Expected an existing date: an ISO 8601 text such as "2026-03-01T09:30:00Z", milliseconds, a Date or a Luxon DateTime`,
    )
  }
  return null
}

function parseMoment(value: unknown): Moment | null {
  if (typeof value === 'number') return { ms: value, isDay: false, zone: null }
  if (isText(value)) return parseText(toText(value).trim())
  if (value instanceof Date) return { ms: value.getTime(), isDay: false, zone: null }
  const { toMillis, zoneName, offset } = (value ?? {}) as Partial<DateTime>
  if (typeof toMillis !== 'function') return null
  const ms = Number(toMillis.call(value))
  const zone = typeof zoneName === 'string' && isZone(zoneName) ? zoneName : toOffset(offset)
  return { ms, isDay: false, zone }
}

function isText(value: unknown): value is Text {
  return typeof value === 'string' || isSafeValue(value)
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/** Reads an ISO text as JavaScript and SQL write it, or milliseconds as a text. */
function parseText(text: string): Moment | null {
  if (/^-?\d{9,16}$/.test(text)) return { ms: Number(text), isDay: false, zone: null }
  const match = ISO.exec(text)
  if (!match) return null
  const [, year, month, day, hour, minute, second = '00', fraction = '0', offset] = match
  const date = `${year}-${month}-${day}`
  const midnight = new Date(`${date}T00:00:00Z`)
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null
  if (hour === undefined) return { ms: midnight.getTime(), isDay: true, zone: null }
  const zone = offset?.replace(
    /^([+-]\d\d):?(\d\d)?$/,
    (_, hours, minutes = '00') => `${hours}:${minutes}`,
  )
  const time = `${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}`
  const ms = Date.parse(`${date}T${time}${zone?.toUpperCase() ?? ''}`)
  return Number.isNaN(ms) ? null : { ms, isDay: false, zone: null }
}

/** The zone of the prop or of a DateTime; undefined for the zone of the server. */
function toZone(
  { zone }: Props,
  moment: Moment | null,
  { invalid }: ComponentContext,
): string | undefined {
  const asked = toText(zone)
  if (!asked) return moment?.zone ?? undefined
  if (isZone(asked)) return asked
  invalid(
    'Invalid value for prop "zone". Expected a time zone such as "UTC", "Europe/Paris" or "+02:00"',
  )
  return 'UTC'
}

function isZone(zone: string): boolean {
  try {
    return Boolean(toFormat('en', { timeZone: zone }))
  } catch {
    // A RangeError: there is no such zone.
    return false
  }
}

/** The text of a fixed offset in minutes, whose name in Luxon is not one of `Intl`: +02:00. */
function toOffset(minutes: unknown): string | null {
  if (typeof minutes !== 'number' || !Number.isFinite(minutes)) return null
  const size = Math.abs(Math.trunc(minutes))
  const parts = [Math.trunc(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  const zone = `${minutes < 0 ? '-' : '+'}${parts.join(':')}`
  return isZone(zone) ? zone : null
}

/** Creating a formatter takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const MAX_FORMATS = 500

function toFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return getOrCreate(
    formats,
    JSON.stringify([locale, options]),
    () => new Intl.DateTimeFormat(locale, options),
  )
}

function toRelativeFormat(locale: string, numeric: 'always' | 'auto'): Intl.RelativeTimeFormat {
  return getOrCreate(
    relativeFormats,
    `${locale} ${numeric}`,
    () => new Intl.RelativeTimeFormat(locale, { numeric }),
  )
}

function getOrCreate<T>(known: Map<string, T>, key: string, create: () => T): T {
  let format = known.get(key)
  if (format === undefined) {
    format = create()
    // Zones may come from users.
    if (known.size >= MAX_FORMATS) known.clear()
    known.set(key, format)
  }
  return format
}
