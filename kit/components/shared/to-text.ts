import { isSafeValue } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'

/** The characters of a text, also of one that Edge prints without escaping; none without a text. */
export function toText(text: Text | undefined): string {
  return isSafeValue(text) ? text.value : String(text ?? '')
}
