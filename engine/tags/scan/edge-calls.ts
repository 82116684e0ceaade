import { findMustacheEnd, findNaiveClosingParen } from '../../template/edge-syntax.ts'

/** A call in Edge's own syntax, `@acme.card({ … })`. Offsets refer to the text. */
export type EdgeCall = {
  /** `acme.card` */
  name: string
  /** Of its `@` */
  from: number
  nameFrom: number
  nameTo: number
  argumentFrom: number
  /** Whether the end of the argument is not written yet */
  isUnclosed: boolean
  argument: string
}

/** Where a mustache, a comment or a call can start. */
const START = /\{\{|(?<![^\r\n])[^\S\r\n]*(@!?)([a-zA-Z._]+)[^\S\r\n]{0,2}\(/g

/**
 * Lists the calls of a template by the rules of Edge's lexer, without those in comments. The text may
 * be incomplete, and any name may be that of a tag.
 */
export function listEdgeCalls(text: string): EdgeCall[] {
  const calls: EdgeCall[] = []
  for (let at = 0; ;) {
    START.lastIndex = at
    const match = START.exec(text)
    if (!match) return calls
    const [whole, sign, name] = match
    at = START.lastIndex
    if (name === undefined) {
      at = Math.max(at, findMustacheEnd(text, match.index))
      continue
    }
    const close = findNaiveClosingParen(text, at - 1)
    const from = match.index + whole.indexOf('@')
    const nameFrom = from + sign!.length
    calls.push({
      name,
      from,
      nameFrom,
      nameTo: nameFrom + name.length,
      argumentFrom: at,
      isUnclosed: close === -1,
      argument: text.slice(at, close === -1 ? undefined : close),
    })
    // What follows a call that is being typed is still found.
    if (close !== -1) at = close + 1
  }
}
