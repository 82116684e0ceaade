import { isSafeValue } from '../../engine/tags/index.ts'
import { toFieldText } from './to-field-text.ts'

/**
 * What a cell shows of a value: nothing for null, a day for a date, a list with commas, markup as
 * it is; undefined for an object.
 */
export function toCellText(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  if (isSafeValue(value)) return value
  if (!Array.isArray(value)) return toFieldText(value, 'date')
  const texts = value.map((item: unknown) => toFieldText(item, 'date'))
  return texts.includes(undefined) ? undefined : texts.join(', ')
}
