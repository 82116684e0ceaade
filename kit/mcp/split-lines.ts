/**
 * Cuts a stream of bytes into lines of UTF-8, without their `\n`. A line of more bytes than
 * `maxBytes` is not kept: null stands for it, as soon as it is too long.
 */
export function splitLines(maxBytes: number): (chunk: Buffer) => Generator<string | null> {
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
        parts = []
        if (isKept) yield null
      }
      if (end < 0) return
      if (size <= maxBytes) yield Buffer.concat(parts).toString('utf8')
      parts = []
      size = 0
      start = end + 1
    }
  }
}
