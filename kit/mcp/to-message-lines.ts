import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { parseJSONRPCMessage } from '@modelcontextprotocol/server'

/** Characters of the longest line that is read; what is longer is refused, not kept. */
const maxLength = 8 * 2 ** 20

/**
 * Passes on those lines of a stream that are JSON-RPC messages. Each other line is answered with
 * the error that JSON-RPC has for it, and does not end the connection.
 * @param answer writes a line to the other side
 */
export function toMessageLines(answer: (line: string) => void): Transform {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let isSkipping = false

  const refuse = (code: number, message: string, id: unknown = null) =>
    answer(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`)

  const refuseLong = () =>
    refuse(-32600, `Invalid Request: expected a message of at most ${maxLength} characters`)

  const toMessage = (line: string): string | null => {
    if (!line.trim()) return null
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      refuse(-32700, 'Parse error: expected one JSON-RPC message on each line')
      return null
    }
    try {
      parseJSONRPCMessage(value)
      return `${JSON.stringify(value)}\n`
    } catch {
      refuse(-32600, 'Invalid Request: expected a JSON-RPC 2.0 message', toId(value))
      return null
    }
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop()!
      if (isSkipping && lines.length) {
        lines.shift()
        isSkipping = false
      }
      for (const line of lines) {
        if (line.length > maxLength) refuseLong()
        else {
          const message = toMessage(line)
          if (message !== null) this.push(message)
        }
      }
      if (isSkipping) rest = ''
      else if (rest.length > maxLength) {
        refuseLong()
        isSkipping = true
        rest = ''
      }
      done()
    },
    flush(done) {
      const message = isSkipping ? null : toMessage(rest + decoder.end())
      if (message !== null) this.push(message)
      done()
    },
  })
}

function toId(value: unknown): string | number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  const { id } = value
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
