import { tokenizer, tokTypes } from 'acorn'
import { createPositions } from '../scan/positions.ts'
import {
  findNaiveClosingParen,
  isEdgeTag as isStockEdgeTag,
  type IsEdgeTag,
  skipEdge,
} from '../../template/edge-syntax.ts'

/** The argument of a template's `@props(…)`: its text and position. */
export interface PropsArgument {
  jsArg: string
  line: number
  col: number
  from: number
  to: number
}

const PROPS = /[^\S\r\n]*@!?props[^\S\r\n]{0,2}\(/y

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
  let at = from
  while (at < template.length) {
    if (at === 0 || template[at - 1] === '\n' || template[at - 1] === '\r') {
      PROPS.lastIndex = at
      const match = PROPS.exec(template)
      if (match) return toArgument(template, at + match[0].length)
    }
    const end = skipEdge(template, at, isEdgeTag)
    at = end === -1 ? at + 1 : end
  }
  return null
}

function toArgument(template: string, from: number): PropsArgument {
  const to = findClosingParen(template, from - 1)
  return { jsArg: template.slice(from, to), ...createPositions(template)(from), from, to }
}

/** Finds the closing parenthesis by JavaScript's rules, or by Edge's rules for invalid code. */
function findClosingParen(template: string, open: number): number {
  let depth = 0
  try {
    for (const token of tokenizer(template.slice(open), { ecmaVersion: 2020 })) {
      if (token.type === tokTypes.parenL) depth++
      else if (token.type === tokTypes.parenR && --depth === 0) return open + token.start
    }
  } catch {
    // Parsing the props reports the syntax error at its position.
  }
  const close = findNaiveClosingParen(template, open)
  return close === -1 ? template.length : close
}
