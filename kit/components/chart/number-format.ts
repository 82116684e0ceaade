import type { ComponentContext } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { toCurrency, toNumberFormat } from '../shared/locale.ts'
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
  context: Pick<ComponentContext, 'invalid'>,
): NumberFormat {
  const options = toOptions(format, currency, context)
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
  currency: Text | undefined,
  context: Pick<ComponentContext, 'invalid'>,
): Intl.NumberFormatOptions {
  if (format === 'percent') return { style: 'percent' }
  // A currency is enough, without the format.
  const code = format === 'currency' || toText(currency) ? toCurrency(currency, context) : null
  return code ? { style: 'currency', currency: code } : {}
}

/** The number of decimals that tell apart ticks with this distance. */
function toDigits(step: number): number {
  return Math.min(Math.max(0, -Math.floor(Math.log10(step) + 1e-9)), 12)
}
