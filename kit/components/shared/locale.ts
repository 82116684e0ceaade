import type { ComponentContext } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { toText } from './to-text.ts'

/** The asked locale, or that of the request, or English. */
export function toLocale(
  asked: Text | undefined,
  { read, invalid }: Pick<ComponentContext, 'read' | 'invalid'>,
): string {
  const text = toText(asked)
  const known = findLocale(text || (read(({ i18n }) => toRequestLocale(i18n)) ?? 'en'))
  if (text && !known) {
    invalid(
      'Invalid value for prop "locale". Expected a language that Node.js has, such as "en", "de-AT" or "ar"',
    )
  }
  return known ?? 'en'
}

function toRequestLocale(i18n: unknown): string | null {
  const { locale } = (i18n ?? {}) as { locale?: unknown }
  return typeof locale === 'string' ? locale : null
}

function findLocale(locale: string): string | null {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale.replaceAll('_', '-'))[0] ?? null
  } catch {
    // A RangeError: the text is no language tag.
    return null
  }
}

/** The asked time zone; null if none was asked for. */
export function toZone(
  asked: Text | undefined,
  { invalid }: Pick<ComponentContext, 'invalid'>,
): string | null {
  const text = toText(asked)
  if (!text || isZone(text)) return text || null
  invalid(
    'Invalid value for prop "zone". Expected a time zone such as "UTC", "Europe/Paris" or "+02:00"',
  )
  return 'UTC'
}

/** Whether Node.js has this time zone. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(toDateFormat('en', { timeZone: zone }))
  } catch {
    // A RangeError: there is no such zone.
    return false
  }
}

/** The code of a currency in capitals; null if it is missing or unknown. */
export function toCurrency(
  asked: Text | undefined,
  { invalid }: Pick<ComponentContext, 'invalid'>,
): string | null {
  const code = toText(asked).toUpperCase()
  if (Intl.supportedValuesOf('currency').includes(code)) return code
  invalid(
    code
      ? 'Invalid value for prop "currency". Expected a code of ISO 4217, such as "EUR"'
      : 'Missing prop "currency": the format "currency" needs a code of ISO 4217, such as "EUR"',
  )
  return null
}

/** Creating a formatter takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const MAX_FORMATS = 500

/** The format of times, created once for the same options. */
export function toDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return getOrCreate(
    formats,
    JSON.stringify([locale, options]),
    () => new Intl.DateTimeFormat(locale, options),
  )
}

/** The format of numbers, created once for the same options. */
export function toNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return getOrCreate(
    numberFormats,
    JSON.stringify([locale, options]),
    () => new Intl.NumberFormat(locale, options),
  )
}

/** The format of the time between two times, created once for the same options. */
export function toRelativeFormat(
  locale: string,
  numeric: 'always' | 'auto',
): Intl.RelativeTimeFormat {
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
