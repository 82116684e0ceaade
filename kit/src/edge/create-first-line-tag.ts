import type { TagContract } from 'edge.js/types'
import { FIRST_LINE } from './mark-first-line.ts'

/** Creates the Edge tag that sets the line that errors are reported at to the first. */
export function createFirstLineTag(): TagContract {
  return {
    tagName: FIRST_LINE,
    block: false,
    seekable: false,
    compile(_parser, buffer, { filename }) {
      buffer.writeStatement('$lineNumber = 1;', filename, -1)
    },
  }
}
