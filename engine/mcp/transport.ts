import type { Readable, Writable } from 'node:stream'
import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server'
import { findRequestId, parseMessage, toErrorMessage } from './message.ts'

/** The streams of a server. */
export type Streams = {
  input: Readable
  output: Writable
  /** Writes to the output, because its own `write` may be redirected */
  write: Writable['write']
  /** Gets each valid message before the SDK does */
  onReceive: (message: JSONRPCMessage) => void
}

/** A transport, and a promise that resolves when it is closed and all output was sent. */
export type StreamTransport = { transport: Transport; closed: Promise<void> }

/** Maximum length of a line in bytes. Longer lines are rejected, and not kept in memory. */
const maxBytes = 4 * 2 ** 20

/** Maximum number of unanswered requests before reading pauses. */
const maxPending = 64

/** Milliseconds to wait for answers before reading continues. */
const pauseTimeout = 2000

/** Milliseconds to wait for the next answer, after the end of input and after each answer. */
const answerTimeout = 5000

/** Milliseconds for a client to read the remaining output before the end. */
const closeTimeout = 300

/**
 * Creates a transport over two streams, with one JSON-RPC message per line. Answers invalid lines
 * with the JSON-RPC error. Unlike the SDK's own transport, it reads only as fast as the client
 * reads and the server answers, and it answers requests that it received before the end of input.
 */
export function createTransport({ input, output, write, onReceive }: Streams): StreamTransport {
  const split = splitLines(maxBytes)
  const pending = new Set<RequestId>()
  let unsent = 0
  let isClosed = false
  let pauseTimer: NodeJS.Timeout | undefined
  let endTimer: NodeJS.Timeout | undefined
  const { promise: closed, resolve: resolveClosed } = Promise.withResolvers<void>()

  const transport: Transport = {
    async start() {
      input.on('data', read)
      input.once('end', finish)
      input.once('close', finish)
      input.once('error', close)
      // A client that has disconnected cannot be answered, so this ends like the end of input.
      output.on('error', close)
      output.on('drain', resume)
    },
    async send(message) {
      if (!('method' in message) && message.id !== undefined) pending.delete(message.id)
      endTimer?.refresh()
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
    if (pending.size < maxPending || pauseTimer) return
    input.pause()
    pauseTimer = setTimeout(continueReading, pauseTimeout)
  }

  function receive(line: string): void {
    const parsed = parseMessage(line)
    if ('error' in parsed) return void put(parsed.error)
    const { message } = parsed
    note(message)
    onReceive(message)
    transport.onmessage?.(message)
  }

  /** Records requests to be answered, except subscriptions, which stay open. */
  function note(message: JSONRPCMessage): void {
    if (!('method' in message)) return
    if ('id' in message) {
      if (message.method !== 'subscriptions/listen') pending.add(message.id)
    } else if (message.method === 'notifications/cancelled') {
      pending.delete(message.params?.requestId as RequestId)
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
    if (isClosed || output.writableNeedDrain || (pauseTimer && pending.size >= maxPending)) return
    clearTimeout(pauseTimer)
    pauseTimer = undefined
    input.resume()
  }

  /** Continues without the answers. Otherwise, a missing one would block the end of input. */
  function continueReading(): void {
    pauseTimer = undefined
    resume()
  }

  /** Handles the end of input: pending requests are still answered, even to a slow client. */
  function finish(): void {
    if (endTimer || isClosed) return
    endTimer = setTimeout(() => {
      pending.clear()
      closeIfDone()
    }, answerTimeout)
    read(Buffer.from('\n'))
    closeIfDone()
  }

  function closeIfDone(): void {
    if (endTimer && !pending.size && !unsent) close()
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    clearTimeout(endTimer)
    clearTimeout(pauseTimer)
    input.off('data', read).pause()
    transport.onclose?.()
    const timer = setTimeout(resolveClosed, closeTimeout)
    write('', () => {
      clearTimeout(timer)
      resolveClosed()
    })
  }
}

/** Maximum length of an error message in characters. */
const maxLength = 500

/** Shortens error messages, which may repeat a name or URL of any length. */
function toShortError(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || JSON.stringify(message.error).length <= 2 * maxLength) return message
  const { code, message: text } = message.error
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return { ...message, error: { code, message: short } }
}

/** A line that is too long: its first bytes, as text. */
type LongLine = { start: string }

/** Number of bytes to keep of a line that is too long. */
const startBytes = 4096

/**
 * Splits a stream of bytes into lines of UTF-8, without their `\n`. For a line with more than
 * `maxBytes`, yields only the start, as soon as it is too long.
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
