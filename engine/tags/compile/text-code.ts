import type { ParserContract } from 'edge.js/types'
import { decodeAttribute, type ScannedAttribute } from '../scan/attributes.ts'
import { findMustacheEnd } from '../../template/edge-syntax.ts'
import { findWholeMustache } from '../scan/whole-mustache.ts'

/** Writes a template's expression as JavaScript, with the variables in the parser's scope. */
export type TemplateExpression = (parser: ParserContract, filename: string) => string

/** JavaScript code, with functions for the template expressions that are not written yet. */
export type TemplateCode = (string | TemplateExpression)[]

/**
 * Turns the value of an attribute into JavaScript code. An expression, `:a="b"`, keeps its type, and
 * so does one in double braces, `a="{{ b }}"`. More than that is a text.
 */
export function toValueCode(
  text: string,
  attribute: ScannedAttribute,
  toExpression: (from: number, to: number) => TemplateExpression,
): TemplateCode {
  const { bound, valueFrom, valueTo } = attribute
  if (bound) return [toExpression(valueFrom!, valueTo!)]
  const whole = findWholeMustache(text, attribute)
  if (!whole) return toTextCode(text, valueFrom!, valueTo!, toExpression)
  return ['state.$tags.value(', toExpression(whole.from, whole.to), ')']
}

/** Turns attribute text such as `a {{ b }} c` into JavaScript code for a string. */
function toTextCode(
  text: string,
  from: number,
  to: number,
  toExpression: (from: number, to: number) => TemplateExpression,
): TemplateCode {
  const code: TemplateCode = []
  let literal = ''
  const add = (...part: TemplateCode) => code.push(...(code.length > 0 ? [' + '] : []), ...part)
  const flush = () => {
    if (literal) add(JSON.stringify(decodeAttribute(literal)))
    literal = ''
  }
  let at = from
  while (at < to) {
    const open = text.indexOf('{{', at)
    if (open === -1 || open >= to) {
      literal += text.slice(at, to)
      break
    }
    const escaped = open > at && text[open - 1] === '@'
    literal += text.slice(at, escaped ? open - 1 : open)
    const end = findMustacheEnd(text, open)
    if (text.startsWith('{{--', open)) {
      if (escaped) literal += '@'
    } else if (escaped) {
      literal += text.slice(open, end)
    } else {
      flush()
      const braces = text.startsWith('{{{', open) ? 3 : 2
      add('state.$tags.text(', toExpression(open + braces, end - braces), ')')
    }
    at = end
  }
  flush()
  return code.length > 0 ? code : ['""']
}
