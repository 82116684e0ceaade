import { findMustacheEnd, findNaiveClosingParen, toMustacheCloser } from './edge-syntax.ts'

/** Finds where mustaches and arguments of a text end, by the rules of Edge's lexer. */
export type Closers = {
  /** Returns the offset after the mustache or comment that opens at an offset, or -1. */
  mustacheEnd: (open: number) => number
  /** Returns the offset of the `)` of the `(` at an offset, or -1. */
  paren: (open: number) => number
}

/**
 * Prepares a text for lookups whose total work is linear, also if thousands of mustaches are never
 * closed: after as many characters as a few passes over the text have, it makes an index.
 */
export function createClosers(text: string): Closers {
  let left = 4 * text.length + 10_000
  let braces: DepthIndex | null = null
  let parens: DepthIndex | null = null
  return {
    mustacheEnd(open) {
      const closer = toMustacheCloser(text, open)
      if (left > 0) {
        const end = findMustacheEnd(text, open)
        left -= (end === -1 ? text.length : end) - open
        return end
      }
      braces ??= createDepthIndex(text, '{', '}', ['}}', '}}}', '--}}'])
      const at = braces.findClose(open + closer.length, closer)
      return at === -1 ? -1 : at + closer.length
    },
    paren(open) {
      if (left > 0) {
        const close = findNaiveClosingParen(text, open)
        left -= (close === -1 ? text.length : close) - open
        return close
      }
      parens ??= createDepthIndex(text, '(', ')', [')'])
      return parens.findClose(open + 1, ')')
    },
  }
}

type DepthIndex = {
  /** Finds the first closer at or after an offset that is as deep as the offset is. */
  findClose: (from: number, closer: string) => number
}

/** Notes for each depth of brackets where closers are. */
function createDepthIndex(
  text: string,
  open: string,
  close: string,
  closers: readonly string[],
): DepthIndex {
  const depths = new Int32Array(text.length + 1)
  const places = new Map<string, number[]>()
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    depths[at] = depth
    const char = text[at]
    if (char === close || char === '-') {
      for (const closer of closers) {
        if (!text.startsWith(closer, at)) continue
        const key = `${closer}${depth}`
        const known = places.get(key)
        if (known) known.push(at)
        else places.set(key, [at])
      }
    }
    if (char === open) depth++
    else if (char === close) depth--
  }
  depths[text.length] = depth
  return {
    findClose(from, closer) {
      const found = places.get(`${closer}${depths[Math.min(from, text.length)]}`) ?? []
      return found[findFirst(found, from)] ?? -1
    },
  }
}

/** Returns the index of the first number that is not below another one. */
function findFirst(sorted: readonly number[], least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
