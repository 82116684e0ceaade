import type { Readable, Writable } from 'node:stream'
import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server'
import { findRequestId, parseMessage, toErrorMessage } from './message.ts'

/** What a server reads from and writes to. */
export type Streams = {
  input: Readable
  output: Writable
  /** Writes to the output, where its own `write` leads elsewhere */
  write: Writable['write']
}

/** A transport, and a promise that settles when it is closed and what was written has left. */
export type StreamTransport = { transport: Transport; closed: Promise<void> }

/** Bytes of the longest line that is read; what is longer is refused, not kept. */
const maxBytes = 4 * 2 ** 20

/** Requests that may wait for their answers before more are read. */
const maxAsked = 64

/** Milliseconds that requests have to be answered before more are read. */
const patience = 2000

/** Milliseconds after the end of input, and after each answer, that the next answer has to come. */
const lastPatience = 5000

/** Milliseconds that a client has to read what was written before the end. */
const parting = 300

/**
 * A transport over two streams, a JSON-RPC message on each line. What is none is answered with the
 * error that JSON-RPC has for it. Unlike the SDK's own, it reads no faster than its client reads
 * and it answers, and answers what was asked before the end of input.
 */
export function createTransport({ input, output, write }: Streams): StreamTransport {
  const split = splitLines(maxBytes)
  const asked = new Set<RequestId>()
  let unsent = 0
  let isClosed = false
  let waiting: NodeJS.Timeout | undefined
  let end: NodeJS.Timeout | undefined
  const { promise: closed, resolve: leave } = Promise.withResolvers<void>()

  const transport: Transport = {
    async start() {
      input.on('data', read)
      input.once('end', finish)
      input.once('close', finish)
      input.once('error', close)
      // A client that is gone cannot be answered: that is an end like that of its input.
      output.on('error', close)
      output.on('drain', resume)
    },
    async send(message) {
      if (!('method' in message) && message.id !== undefined) asked.delete(message.id)
      end?.refresh()
      resume()
      await put(toShortError(message))
    },
    async close() {
      close()
    },
  }
  return { transport, closed }

  function read(chunk: Buffer): void {
    for (const line of split(chunk)) {
      if (typeof line === 'object') {
        const text = `Invalid Request: expected a line of at most ${maxBytes} bytes`
        void put(toErrorMessage(findRequestId(line.start), -32600, text))
      } else if (line.trim()) receive(line)
    }
    if (asked.size < maxAsked || waiting) return
    input.pause()
    waiting = setTimeout(goOn, patience)
  }

  function receive(line: string): void {
    const parsed = parseMessage(line)
    if ('error' in parsed) return void put(parsed.error)
    const { message } = parsed
    note(message)
    transport.onmessage?.(message)
  }

  /** Remembers what is to be answered; a subscription is not, it stays open. */
  function note(message: JSONRPCMessage): void {
    if (!('method' in message)) return
    if ('id' in message) {
      if (message.method !== 'subscriptions/listen') asked.add(message.id)
    } else if (message.method === 'notifications/cancelled') {
      asked.delete(message.params?.requestId as RequestId)
    }
  }

  function put(message: JSONRPCMessage): Promise<void> {
    unsent += 1
    return new Promise((resolve) => {
      const done = () => {
        unsent -= 1
        closeIfDone()
        resolve()
      }
      if (!write(`${JSON.stringify(message)}\n`, done)) input.pause()
    })
  }

  function resume(): void {
    if (isClosed || output.writableNeedDrain || (waiting && asked.size >= maxAsked)) return
    clearTimeout(waiting)
    waiting = undefined
    input.resume()
  }

  /** What is never answered holds nobody for good: the end of input is read, too. */
  function goOn(): void {
    waiting = undefined
    resume()
  }

  /** The end of input: what was asked is answered still, however slowly the client reads. */
  function finish(): void {
    if (end || isClosed) return
    end = setTimeout(() => {
      asked.clear()
      closeIfDone()
    }, lastPatience)
    read(Buffer.from('\n'))
    closeIfDone()
  }

  function closeIfDone(): void {
    if (end && !asked.size && !unsent) close()
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    clearTimeout(end)
    clearTimeout(waiting)
    input.off('data', read).pause()
    transport.onclose?.()
    const late = setTimeout(leave, parting)
    write('', () => {
      clearTimeout(late)
      leave()
    })
  }
}

/** Characters of the longest text of an error. */
const maxLength = 500

/** A message as it is; an error that repeats a name or an address of any length is cut. */
export function toShortError(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || JSON.stringify(message.error).length <= 2 * maxLength) return message
  const { code, message: text } = message.error
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return { ...message, error: { code, message: short } }
}

/** What is left of a line that is too long: its first bytes, as text. */
type LongLine = { start: string }

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
