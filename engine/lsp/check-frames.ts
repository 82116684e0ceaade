import { Transform } from 'node:stream'
import { toShortLine } from '../problem/problem.ts'
import { UserError } from '../problem/user-error.ts'

/** Maximum bytes of a message. An editor sends whole documents. */
const MAX_BYTES = 64 * 2 ** 20

/** Maximum bytes of the headers of a message; usually there is one. */
const MAX_HEADER = 4096

const END = Buffer.from('\r\n\r\n')

/**
 * Returns a stream that passes the messages of an editor on, and fails with an Error at the first
 * one whose headers do not tell where it ends: nothing after it could be understood. The reader of
 * the protocol would wait forever then. Also fails at the end of input within a message.
 */
export function checkFrames(): Transform {
  /** What was received of the headers; null within a body */
  let header: Buffer | null = Buffer.alloc(0)
  /** Bytes of the body that are missing */
  let left = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        for (let rest = chunk; rest.length;) {
          if (header === null) {
            const body = rest.subarray(0, left)
            rest = rest.subarray(body.length)
            left -= body.length
            if (!left) header = Buffer.alloc(0)
            this.push(body)
            continue
          }
          const before: number = header.length
          header = Buffer.concat([header, rest])
          const end = header.indexOf(END)
          if (end < 0 && header.length <= MAX_HEADER) break
          left = parseLength(header.subarray(0, end < 0 ? MAX_HEADER : end).toString('latin1'))
          rest = rest.subarray(end + END.length - before)
          this.push(header.subarray(0, end + END.length))
          header = left ? null : Buffer.alloc(0)
        }
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      const isWhole = header !== null && !header.length
      done(
        isWhole
          ? null
          : new UserError('Cannot read a message of the editor: the input ended within it.'),
      )
    },
  })
}

/** Returns the length in the headers of a message. Throws an Error if it cannot be known. */
function parseLength(headers: string): number {
  const lines = headers.split('\r\n')
  const lengths = lines.filter((line) => /^Content-Length:/i.test(line))
  const [, digits = ''] = /:\s*(\d+)\s*$/.exec(lengths[0] ?? '') ?? []
  const isKnown = lengths.length === 1 && lines.every((line) => /^[\w-]+:/.test(line))
  if (isKnown && digits !== '' && Number(digits) <= MAX_BYTES) return Number(digits)
  throw new UserError(
    `Cannot read a message of the editor with the headers \`${toShortLine(headers)}\`, expected \`Content-Length\` once, with the number of its bytes, at most ${MAX_BYTES}.`,
  )
}
