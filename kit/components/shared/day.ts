import { toDateFormat } from './locale.ts'
import { isText, toMoment } from './moment.ts'
import { toText } from './to-text.ts'

/** A day of the Gregorian calendar as ISO 8601, `2026-03-01`, which HTML, JSON and SQL share. */
export type Day = string

/** The values that are read as a day, to follow "Expected". */
export const EXPECTED_DAY =
  'an existing day of the Gregorian calendar: a text such as "2026-03-01", a Date or a Luxon DateTime'

/** The day of a value in a time zone, or in that of the value, or of the server. Null if it is none. */
export function toDay(value: unknown, zone?: string | null): Day | null {
  const moment = toMoment(value)
  if (!moment) return null
  const timeZone = zone ?? moment.zone ?? undefined
  // Swedish dates are written as in ISO 8601.
  const day = moment.isDay
    ? fromTime(moment.ms)
    : toDateFormat('sv', { dateStyle: 'short', timeZone }).format(moment.ms)
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(day) ? day : null
}

/** A text such as `2026-03` as the first day of this month; any other value as its day. */
export function toMonthDay(value: unknown, zone?: string | null): Day | null {
  const text = isText(value) ? toText(value) : ''
  return toDay(/^\d{4}-\d\d$/.test(text) ? `${text}-01` : value, zone)
}

/** The day so many days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return fromTime(Date.parse(`${day}T00:00Z`) + count * 86_400_000)
}

/** The first day of the month so many months later, or earlier if negative. */
export function addMonths(day: Day, count: number): Day {
  const [year, month] = day.split('-').map(Number)
  return fromTime(Date.UTC(year!, month! - 1 + count, 1))
}

/** Forms have no years after 9999, and ISO 8601 writes them in another way. */
const LAST = Date.UTC(9999, 11, 31)

function fromTime(ms: number): Day {
  return new Date(Math.min(ms, LAST)).toISOString().slice(0, 10)
}

/** The number of the weekday, as ISO 8601 and Luxon count: 1 is Monday, 7 is Sunday. */
export function toWeekday(day: Day): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7
}

/** The text of a day in a language, always of the Gregorian calendar, which forms submit. */
export function toDayText(
  day: Day,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
): string {
  const format = toDateFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00Z`))
}

type WeekInfo = { firstDay: number }

/** The number of the weekday with which weeks start in a language: 1 is Monday, 7 is Sunday. */
export function findWeekStart(locale: string): number {
  const info = new Intl.Locale(locale) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1
}

/** The locale, without a calendar that HTML forms do not have. */
export function toGregorian(locale: string, invalid: (message: string) => void): string {
  const { calendar, baseName } = new Intl.Locale(locale)
  if (!calendar || calendar === 'gregory') return locale
  invalid(
    `Invalid value for prop "locale". Forms and databases have days of the Gregorian calendar only. Use "${baseName}" instead of "${locale}"`,
  )
  return baseName
}
