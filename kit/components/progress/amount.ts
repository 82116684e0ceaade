import type { Text } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = { value?: number; max: number; showValue: boolean; valueText?: Text }

/** How much is done, limited to the maximum; null while it is unknown. */
export type Amount = { value: number | null; max: number }

/**
 * Returns how much is done. A measured value can exceed the expected maximum. A maximum of 0, such as
 * for an empty list, is valid and means that nothing is done.
 */
export function toAmount({ value, max }: Props): Amount {
  const most = max > 0 && max < Infinity ? max : 1
  if (value === undefined) return { value: null, max: most }
  return { value: max > 0 ? Math.min(Math.max(value, 0), most) : 0, max: most }
}

/** The text beside the label, if there is one. */
export function toAmountText(
  { showValue, valueText }: Props,
  { value, max }: Amount,
): string | null {
  if (valueText) return toText(valueText)
  if (value === null || !showValue) return null
  return `${Math.round((value / max) * 100)}%`
}
