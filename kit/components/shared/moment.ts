import { isSafeValue, toOwnText } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { isZone } from './locale.ts'
import { toText } from './to-text.ts'

/** A point in time; or a day, which is the same in every time zone. */
export type Moment = { ms: number; isDay: boolean; zone: string | null }

/** Luxon's `DateTime`, as far as it is needed. */
type DateTime = { toMillis: () => unknown; zoneName?: unknown; offset?: unknown }

/** The values that are read as a time, to follow "Expected". */
export const EXPECTED_MOMENT =
  'an existing date: an ISO 8601 text such as "2026-03-01T09:30:00Z", milliseconds, a Date or a Luxon DateTime'

/** Reads a value as a point in time. Returns null if it is none. */
export function toMoment(value: unknown): Moment | null {
  const moment = parseMoment(value)
  // The limits of `Date`.
  return moment && Math.abs(moment.ms) <= 8.64e15 ? moment : null
}

/** The `datetime` of a `<time>`; null for years that HTML does not accept. */
export function toDatetime({ ms, isDay }: Moment): string | null {
  const iso = new Date(ms).toISOString()
  if (!/^\d{4}-/.test(iso) || iso.startsWith('0000')) return null
  return isDay ? iso.slice(0, 10) : iso
}

function parseMoment(value: unknown): Moment | null {
  if (typeof value === 'number') return { ms: value, isDay: false, zone: null }
  if (isText(value)) return parseText(toText(value).trim())
  if (value instanceof Date) return { ms: value.getTime(), isDay: false, zone: null }
  if (typeof value !== 'object' || value === null) return null
  const { toMillis, zoneName, offset } = value as Partial<DateTime>
  if (typeof toMillis !== 'function') return parseText(toOwnText(value) ?? '')
  const ms = Number(toMillis.call(value))
  const zone = typeof zoneName === 'string' && isZone(zoneName) ? zoneName : toOffset(offset)
  return { ms, isDay: false, zone }
}

/** Whether a value is text, including HTML that Edge prints unescaped. */
export function isText(value: unknown): value is Text {
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

/** The text of a fixed offset in minutes, whose name in Luxon is not one of `Intl`: +02:00. */
function toOffset(minutes: unknown): string | null {
  if (typeof minutes !== 'number' || !Number.isFinite(minutes)) return null
  const size = Math.abs(Math.trunc(minutes))
  const parts = [Math.trunc(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  const zone = `${minutes < 0 ? '-' : '+'}${parts.join(':')}`
  return isZone(zone) ? zone : null
}
