import { toDateFormat, toRelativeFormat } from './locale.ts'
import type { Moment } from './moment.ts'

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

type Options = {
  format: 'date' | 'time' | 'datetime'
  locale: string
  /** Undefined for the zone of the server. */
  zone: string | undefined
  length: 'short' | 'medium' | 'long' | 'full'
}

/** The text of a time: its date, its time of day, or both. A day has no time of day. */
export function toTimeText(
  { ms, isDay }: Moment,
  { format, locale, zone, length }: Options,
): string {
  const hasDate = isDay || format !== 'time'
  const hasTime = !isDay && format !== 'date'
  return toDateFormat(locale, {
    ...(hasDate && { dateStyle: length }),
    ...(hasTime && { timeStyle: 'short' }),
    timeZone: isDay ? 'UTC' : zone,
  }).format(ms)
}

/** The text of the time between two times: in 3 days, 2 hours ago. */
export function toRelativeText(
  { ms, isDay }: Moment,
  now: number,
  { locale, zone }: Pick<Options, 'locale' | 'zone'>,
): string {
  if (isDay) return toRelativeDay(ms, now, { locale, zone })
  const difference = ms - now
  const [unit, size] = units.find(([, size]) => Math.abs(difference) >= size) ?? ['second', 0]
  // "now" is the only word among the texts with numbers: 25 hours ago is not always yesterday.
  if (size === 0) return toRelativeFormat(locale, 'auto').format(0, unit)
  return toRelativeFormat(locale, 'always').format(Math.trunc(difference / size), unit)
}

/** A day is compared with the current day in the time zone: today, yesterday, in 3 days. */
function toRelativeDay(
  ms: number,
  now: number,
  { locale, zone }: Pick<Options, 'locale' | 'zone'>,
): string {
  // Swedish dates are written as in ISO 8601.
  const today = toDateFormat('sv', { dateStyle: 'short', timeZone: zone }).format(now)
  const days = Math.round((ms - Date.parse(`${today}T00:00:00Z`)) / DAY)
  const [unit, size] = units.find(([, size]) => Math.abs(days * DAY) >= size) ?? ['day', DAY]
  const count = Math.trunc((days * DAY) / size)
  return toRelativeFormat(locale, unit === 'day' ? 'auto' : 'always').format(count, unit)
}
