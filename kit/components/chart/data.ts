import { toFieldText } from '../shared/to-text.ts'

/** The values of one name in the legend; null where there is none. */
export type Series = { label: string; values: (number | null)[]; color: string | null }

/** What a chart draws: as many values in each series as there are labels. */
export type Data = { labels: string[]; series: Series[] }

/** Colours by meaning, instead of those of the series. */
const colors = ['primary', 'neutral', 'danger', 'success', 'warning', 'info']

/** Larger numbers cannot be added up without exceeding what a number holds. */
const MAX = 1e100

/**
 * Values of one chart, for all series and labels, including gaps. Each becomes a shape and a cell of
 * the table, so that a few long lists would make a page of gigabytes.
 */
const MOST_VALUES = 100_000

type Given = { labels?: unknown; series?: unknown; values?: unknown; caption?: unknown }

/**
 * Reads what the author passed. Reports what does not fit, and then leaves it out: a value that is
 * no number becomes a gap, and a missing label an empty one.
 */
export function toData(given: Given, invalid: (message: string) => void): Data {
  const { labels, series, count } = toLimited(
    toLabels(given.labels, invalid),
    toSeries(given, invalid),
    invalid,
  )
  for (const { label, values } of series) {
    if (given.labels !== undefined && values.length !== labels.length) {
      const expected = labels.length === 1 ? '1 value' : `${labels.length} values`
      invalid(
        `Invalid number of values in "${label}". Expected ${expected}, one for each label, but there are ${values.length}. Write null where there is no value`,
      )
    }
  }
  return {
    labels: Array.from({ length: count }, (_, index) => labels[index] ?? ''),
    series: series.map((one) => ({
      ...one,
      values: Array.from({ length: count }, (_, index) => one.values[index] ?? null),
    })),
  }
}

/** Leaves out the series and labels beyond the limit. */
function toLimited(labels: string[], series: Series[], invalid: (message: string) => void) {
  const longest = series.reduce((most, one) => Math.max(most, one.values.length), labels.length)
  const count = Math.min(longest, MOST_VALUES)
  const shown = series.slice(0, Math.max(1, Math.floor(MOST_VALUES / Math.max(count, 1))))
  if (count < longest || shown.length < series.length) {
    invalid(
      `Too many values. Expected at most ${MOST_VALUES} in all series together, with one for each label`,
    )
  }
  return { labels, series: shown, count }
}

/**
 * Reads the parts of a donut, which are the values of one series. They have the colours of different
 * series.
 */
export function toParts(given: Given, invalid: (message: string) => void): Data {
  const { labels, series } = toData(given, invalid)
  if (series.length > 1) {
    invalid('Invalid value for prop "series". Expected one series for a donut; use "values"')
  }
  const first = series.slice(0, 1).map((one) => ({
    ...one,
    color: null,
    values: one.values.map((value) => {
      if (value === null || value >= 0) return value
      invalid('Invalid value in prop "values". Expected no negative number in a donut')
      return null
    }),
  }))
  return { labels, series: first }
}

/** The values of a donut, with zero for gaps. */
export function listParts({ series }: Data): number[] {
  return series[0]?.values.map((value) => value ?? 0) ?? []
}

function toLabels(labels: unknown, invalid: (message: string) => void): string[] {
  if (labels === undefined || labels === null) return []
  if (!Array.isArray(labels)) {
    invalid('Invalid value for prop "labels". Expected a list of texts')
    return []
  }
  return labels.map((label: unknown) => toFieldText(label) ?? '')
}

function toSeries(
  { series, values, caption }: Given,
  invalid: (message: string) => void,
): Series[] {
  if (series === undefined || series === null) {
    if (values === undefined || values === null) return []
    const label = toFieldText(caption) ?? ''
    return [{ label, values: toValues(values, label, invalid), color: null }]
  }
  const items = Array.isArray(series) ? (series as unknown[]) : [null]
  return items.flatMap((item) => {
    if (typeof item === 'object' && item !== null && 'values' in item) {
      const { label, values, color } = item as { label?: unknown; values: unknown; color?: unknown }
      const name = toFieldText(label) ?? ''
      if (!name) invalid('Missing "label" of an item in prop "series"')
      return [
        { label: name, values: toValues(values, name, invalid), color: toColor(color, invalid) },
      ]
    }
    invalid('Invalid item in prop "series". Expected a list of { label, values }')
    return []
  })
}

function toColor(color: unknown, invalid: (message: string) => void): string | null {
  if (color === undefined || color === null) return null
  if (typeof color === 'string' && colors.includes(color)) return color
  invalid(`Invalid "color" of an item in prop "series". Expected ${colors.join(', ')}`)
  return null
}

function toValues(
  values: unknown,
  label: string,
  invalid: (message: string) => void,
): (number | null)[] {
  if (!Array.isArray(values)) {
    invalid(`Invalid values of "${label}". Expected a list of numbers`)
    return []
  }
  // A list can claim to have billions of values. One more than allowed is enough to report it.
  return values.slice(0, MOST_VALUES + 1).map((value: unknown) => {
    if (value === undefined || value === null) return null
    const number = toNumber(value)
    if (Math.abs(number) <= MAX) return number
    invalid(
      `Invalid value in "${label}". Expected a finite number, or null where there is no value`,
    )
    return null
  })
}

/** Databases return decimals as texts. NaN for anything that is no number. */
function toNumber(value: unknown): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value)
  return typeof value === 'string' && value.trim() ? Number(value) : Number.NaN
}
