/** What is left of a line that is too long: its first bytes, as text. */
export type LongLine = { start: string }

/** How many bytes are kept of a line that is too long. */
const startBytes = 4096

/**
 * Cuts a stream of bytes into lines of UTF-8, without their `\n`. Of a line of more bytes than
 * `maxBytes` only the start is given, as soon as it is too long.
 */
export function splitLines(maxBytes: number): (chunk: Buffer) => Generator<string | LongLine> {
  let parts: Buffer[] = []
  let size = 0

  return function* split(chunk) {
    for (let start = 0; ;) {
      const end = chunk.indexOf(10, start)
      const part = chunk.subarray(start, end < 0 ? chunk.length : end)
      const isKept = size <= maxBytes
      size += part.length
      if (size <= maxBytes) parts.push(part)
      else {
        const first = isKept ? Buffer.concat([...parts, part], startBytes) : null
        parts = []
        if (first) yield { start: first.toString('utf8') }
      }
      if (end < 0) return
      if (size <= maxBytes) yield Buffer.concat(parts).toString('utf8')
      parts = []
      size = 0
      start = end + 1
    }
  }
}
