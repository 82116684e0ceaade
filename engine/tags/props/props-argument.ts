import { createPositions } from '../scan/positions.ts'
import {
  isEdgeTag as isStockEdgeTag,
  type IsEdgeTag,
  listEdgeStarts,
  readLineTag,
} from '../../template/edge-syntax.ts'
import { findPropsEnd } from '../../template/javascript.ts'

/** The argument of a template's `@props(…)`: its text and position. */
export interface PropsArgument {
  jsArg: string
  line: number
  col: number
  from: number
  to: number
}

/**
 * Finds the first `@props(…)` of a template at or after an offset, or null. Parentheses in strings
 * and comments of the declaration do not end it.
 */
export function findPropsArgument(
  template: string,
  isEdgeTag: IsEdgeTag = isStockEdgeTag,
  from = 0,
): PropsArgument | null {
  if (!template.includes('props', from)) return null
  for (const at of listEdgeStarts(template, isEdgeTag, from)) {
    const tag = readLineTag(template, at)
    if (tag?.name === 'props' && tag.hasParen && !tag.isEscaped) {
      return toArgument(template, tag.open + 1)
    }
  }
  return null
}

function toArgument(template: string, from: number): PropsArgument {
  const close = findPropsEnd(template, from - 1)
  const to = close === -1 ? template.length : close
  return { jsArg: template.slice(from, to), ...createPositions(template)(from), from, to }
}
