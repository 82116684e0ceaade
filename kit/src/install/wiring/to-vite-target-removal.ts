import { toChange, type Change } from '../change.ts'
import { cssTarget } from './css-target.ts'

/** A configuration of Vite without the line that `toViteTarget` added, if it is still as it was. */
export function toViteTargetRemoval(file: string, before: string | null): Change {
  if (before === null) return { file, action: 'unchanged' }
  const target = RegExp.escape(cssTarget)
  const line = new RegExp(`^[ \\t]*(?:build: \\{ ${target} \\}|${target}),\\r?\\n`, 'm')
  return toChange(file, before, before.replace(line, ''))
}
