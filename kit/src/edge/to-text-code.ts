import { decodeAttribute } from './decode-attribute.ts'
import { findMustacheEnd } from './find-mustache-end.ts'
import type { TemplateCode, TemplateExpression } from './template-code.ts'

/** Turns attribute text such as `a {{ b }} c` into JavaScript that gives a string. */
export function toTextCode(
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
