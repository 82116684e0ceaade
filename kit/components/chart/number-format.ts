import type { Text } from '../props.d.ts'
import { toNumberFormat } from '../shared/locale.ts'
import { toText } from '../shared/to-text.ts'

export type Format = 'number' | 'currency' | 'percent'

/** Writes numbers in the language of the page. */
export type NumberFormat = {
  /** In full, for the table. */
  toValue: (value: number) => string
  /** As short as the scale allows, such as 12K. */
  toTick: (value: number) => string
  /** A part of the whole, as a percentage. */
  toShare: (value: number) => string
}

/** Creates the formats for a scale whose ticks are `step` apart and at most `max`. */
export function toChartFormat(
  { format, currency, locale }: { format: Format; currency?: Text; locale: string },
  { step, max }: { step: number; max: number },
  invalid: (message: string) => void,
): NumberFormat {
  const options = toOptions(format, toText(currency), invalid)
  const isPercent = options.style === 'percent'
  const isShort = max >= 10_000 && !isPercent
  const digits = toDigits(isPercent ? step * 100 : step)
  const create = (more: Intl.NumberFormatOptions) => toNumberFormat(locale, { ...options, ...more })
  const value = create(isPercent ? { maximumFractionDigits: 1 } : {})
  const tick = create(
    isShort
      ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  )
  const share = toNumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return {
    toValue: (number) => value.format(number),
    toTick: (number) => tick.format(number),
    toShare: (number) => share.format(number),
  }
}

function toOptions(
  format: Format,
  currency: string,
  invalid: (message: string) => void,
): Intl.NumberFormatOptions {
  if (format === 'percent') return { style: 'percent' }
  if (!currency) {
    if (format === 'currency') {
      invalid('Missing prop "currency". Expected the code of a currency, such as "EUR"')
    }
    return {}
  }
  if (/^[a-z]{3}$/i.test(currency)) return { style: 'currency', currency }
  invalid('Invalid value for prop "currency". Expected a code of three letters, such as "EUR"')
  return {}
}

/** The number of decimals that tell apart ticks with this distance. */
function toDigits(step: number): number {
  return Math.min(Math.max(0, -Math.floor(Math.log10(step) + 1e-9)), 12)
}
