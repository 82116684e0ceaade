/** Where an item of a list or an object stands in a text. */
export type ItemRange = {
  from: number
  to: number
  /** End of the item before it, or of the opening bracket */
  after: number
  isFirst: boolean
}

const block = /\/\*(?:[^*]|\*(?!\/))*\*\//g
const trivia = new RegExp(`(?:\\s|//.*|${block.source})*`, 'y')

/**
 * A text of JSON or TypeScript without one item of a list or an object, and without its comma and
 * the space before it: what adding the item at the end has added. Comments stay.
 */
export function removeItem(text: string, { from, to, after, isFirst }: ItemRange): string {
  const comma = findComma(text, to)
  const tail = text.slice(to, comma ?? to) + text.slice(comma === null ? to : comma + 1)
  const start = text.slice(0, from).trimEnd().length
  const isAfterComment = /\/\/.*$/.test(text.slice(after, start).replace(block, ''))
  // What follows in the line must not become part of the comment.
  const isKept = isAfterComment && !/^[ \t]*(\r?\n|$)/.test(tail)
  const head = text.slice(0, isKept ? from : start)
  const rest = isKept ? tail.trimStart() : tail
  const unneeded = comma === null && !isFirst ? findComma(text, after) : null
  return unneeded === null ? head + rest : head.slice(0, unneeded) + head.slice(unneeded + 1) + rest
}

/** Where the comma is that follows an offset, after spaces and comments. */
function findComma(text: string, offset: number): number | null {
  trivia.lastIndex = offset
  trivia.test(text)
  return text[trivia.lastIndex] === ',' ? trivia.lastIndex : null
}
