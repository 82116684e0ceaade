import { decode } from 'he'
import { findMustacheEnd } from './find-mustache-end.ts'

/** Turns attribute text such as `a {{ b }} c` into a JavaScript expression that gives a string. */
export function toTextExpression(
  text: string,
  from: number,
  to: number,
  toExpression: (from: number, to: number) => string,
): string {
  const parts: string[] = []
  let literal = ''
  const flush = () => {
    if (literal) parts.push(JSON.stringify(decode(literal, { isAttributeValue: true })))
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
      parts.push(`$tags.text(${toExpression(open + braces, end - braces)})`)
    }
    at = end
  }
  flush()
  return parts.join(' + ') || '""'
}
