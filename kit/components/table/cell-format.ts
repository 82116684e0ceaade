import type { ComponentContext } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { toCurrency, toDateFormat, toNumberFormat } from '../shared/locale.ts'
import { EXPECTED_MOMENT, toDatetime, toMoment, type Moment } from '../shared/moment.ts'
import { toRelativeText, toTimeText } from '../shared/time-text.ts'
import { stringify } from '../shared/to-text.ts'

/** The formats of a column by name. */
export const FORMATS = [
  'date',
  'time',
  'datetime',
  'relative',
  'number',
  'currency',
  'percent',
  'boolean',
] as const

export type Format = (typeof FORMATS)[number]

/** What the columns of a table need to write values as text. */
export type Region = {
  locale: string
  /** Null for that of the value, or of the server. */
  zone: string | null
  currency: Text | undefined
  yesLabel: string
  noLabel: string
}

/** The text of a value, and the attributes of the `<time>` around it. */
export type Formatted = {
  text: string
  /** Whether its signs must stay in place on a page of the other direction. */
  isNumber?: boolean
  datetime?: string
  title?: string
}

type Context = Pick<ComponentContext, 'read' | 'invalid'>
type Options = Record<string, unknown>

/** Writes a value as text. Returns what it expected instead if the value does not fit. */
export type CellFormat = (value: unknown) => Formatted | { expected: string }

/** Whether a format writes numbers, which are easier to compare if their digits are aligned. */
export function isNumeric(format: unknown): boolean {
  return format === 'number' || format === 'currency' || format === 'percent'
}

/**
 * Returns a function that writes values in a format.
 * @param options options of `Intl.NumberFormat` or `Intl.DateTimeFormat`
 */
export function toCellFormat(
  format: Format,
  region: Region,
  options: Options,
  context: Context,
): CellFormat {
  if (format === 'boolean') return (value) => toBoolean(value, region)
  if (format === 'relative') return (value) => toRelative(value, region, context)
  if (!isNumeric(format)) return toTimeFormat(format as TimeFormat, region, options, context)
  const style = toStyle(format, region, context)
  const numbers = tryOptions((more) => toNumberFormat(region.locale, { ...style, ...more }), {
    options,
    context,
  })
  return (value) => {
    const number = toNumber(value)
    if (number === null) return { expected: 'a number, or a text such as "12.50"' }
    return { text: numbers.format(number), isNumber: true }
  }
}

function toStyle(format: Format, { currency }: Region, context: Context) {
  if (format === 'percent') return { style: 'percent' } as const
  const code = format === 'currency' ? toCurrency(currency, context) : null
  return code ? ({ style: 'currency', currency: code } as const) : {}
}

type TimeFormat = 'date' | 'time' | 'datetime'

function toTimeFormat(
  format: TimeFormat,
  region: Region,
  options: Options,
  context: Context,
): CellFormat {
  const isOwn = Object.keys(options).length > 0
  const toOwn = (timeZone: string | undefined) =>
    tryOptions((more) => toDateFormat(region.locale, { ...more, timeZone }), { options, context })
  // Reports invalid options even if there are no rows.
  if (isOwn) toOwn('UTC')
  return (value) => {
    const moment = toMoment(value)
    if (!moment) return { expected: EXPECTED_MOMENT }
    const zone = toZone(moment, region)
    const text = isOwn
      ? toOwn(moment.isDay ? 'UTC' : zone).format(moment.ms)
      : toTimeText(moment, { format, locale: region.locale, zone, length: 'medium' })
    return { text, datetime: toDatetime(moment) ?? undefined }
  }
}

function toRelative(value: unknown, region: Region, { read }: Context): ReturnType<CellFormat> {
  const moment = toMoment(value)
  if (!moment) return { expected: EXPECTED_MOMENT }
  const { locale } = region
  const zone = toZone(moment, region)
  return {
    text: read(() => toRelativeText(moment, Date.now(), { locale, zone })),
    datetime: toDatetime(moment) ?? undefined,
    title: toTimeText(moment, { format: 'datetime', locale, zone, length: 'medium' }),
  }
}

function toZone(moment: Moment, { zone }: Region): string | undefined {
  return zone ?? moment.zone ?? undefined
}

/** Creates a format, without the options of the caller if `Intl` rejects them. */
function tryOptions<Created>(
  create: (options: Options) => Created,
  { options, context }: { options: Options; context: Context },
): Created {
  try {
    return create(options)
  } catch (error) {
    context.invalid(`Invalid value for prop "formatOptions": ${(error as Error).message}`)
    return create({})
  }
}

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/**
 * Reads a number. Databases return decimals as text and libraries as objects; `Intl` takes the text
 * and keeps all digits.
 */
function toNumber(value: unknown): number | bigint | Intl.StringNumericLiteral | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'bigint') return value
  if (typeof value !== 'string' && !isDecimal(value)) return null
  const text = stringify(value)
  return NUMBER.test(text) ? (text.trim() as Intl.StringNumericLiteral) : null
}

/** Whether a value is an object that has a text of its own, such as those of decimal.js. */
function isDecimal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { toString } = value as { toString?: unknown }
  return typeof toString === 'function' && toString !== Object.prototype.toString
}

/** How databases return booleans. */
const yes = new Set<unknown>([true, 1, 1n, '1', 'true', 't'])
const no = new Set<unknown>([false, 0, 0n, '0', 'false', 'f'])

function toBoolean(value: unknown, { yesLabel, noLabel }: Region): ReturnType<CellFormat> {
  if (yes.has(value)) return { text: yesLabel }
  return no.has(value) ? { text: noLabel } : { expected: 'a boolean, or 0 or 1' }
}
