import { type ComponentContext, EXPECTED_URL, isScriptUrl } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { toText } from './to-text.ts'

/** The URL of an image in a prop; empty when it has none, or one that would run a script. */
export function toImageUrl(
  name: string,
  value: Text | undefined,
  { invalid }: Pick<ComponentContext, 'invalid'>,
): string {
  const url = toText(value)
  if (!isScriptUrl(url)) return url
  invalid(`Invalid value for prop "${name}". ${EXPECTED_URL}`)
  return ''
}
