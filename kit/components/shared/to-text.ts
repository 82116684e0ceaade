import { isSafeValue } from '../../../engine/tags/index.ts'
import type { Text } from '../props.d.ts'

/** The text of a value, including HTML that Edge prints unescaped; empty for anything else. */
export function toText(text: Text | undefined): string {
  return isSafeValue(text) ? text.value : String(text ?? '')
}
