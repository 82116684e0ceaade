/** A position in a template. Lines start at 1 and columns at 0, as in Edge's errors. */
export interface Position {
  line: number
  col: number
}

/** Returns a function that converts an offset of `text` to its line and column. */
export function createPositions(text: string): (offset: number) => Position {
  const starts = [0]
  const lineBreak = /\r\n|\r|\n/g
  while (lineBreak.test(text)) starts.push(lineBreak.lastIndex)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, col: offset - starts[low]! }
  }
}
