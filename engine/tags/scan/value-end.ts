import { findMustacheEnd } from './edge-syntax.ts'

/** The end of a value, -1 if it has none; `open` is a mustache in it that is never closed. */
type ValueEnd = { to: number; open?: number }

/** Finds the quote that ends a value. A quote in a mustache does not. */
export function findQuotedEnd(text: string, from: number, quote: string, bound: boolean): ValueEnd {
  let at = from
  while (at < text.length && text[at] !== quote) {
    if (!bound && text.startsWith('{{', at)) {
      const end = findMustacheEnd(text, at)
      if (end === -1) return { to: -1, open: at }
      at = end
    } else at++
  }
  return { to: at < text.length ? at : -1 }
}

/** Finds the end of a value without quotes. */
export function findUnquotedEnd(text: string, from: number): ValueEnd {
  let at = from
  while (at < text.length && !/[\s"'=<>`]/.test(text[at]!) && !text.startsWith('/>', at)) {
    if (text.startsWith('{{', at)) {
      const end = findMustacheEnd(text, at)
      if (end === -1) return { to: -1, open: at }
      at = end
    } else at++
  }
  return { to: at }
}
