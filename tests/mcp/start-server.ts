import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Project } from './make-project.ts'
import { toCommand, type Way } from './to-command.ts'

/** A JSON-RPC message as the server wrote it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Message = Record<string, any>

/** The exit code or signal of a process. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null }

/** A running server, and its output so far. */
export type TestServer = {
  child: ChildProcessWithoutNullStreams
  /** Every line of stdout, unchanged */
  lines: string[]
  stderr: () => string
  /** Waits until stderr matches; throws after the timeout. */
  logged: (pattern: RegExp) => Promise<void>
  /** Writes text or bytes unchanged. */
  write: (data: string | Buffer) => void
  /** Writes a message as a line. */
  send: (message: unknown) => void
  /** Returns the first answer to an id; throws after the timeout. */
  answer: (id: unknown) => Promise<Message>
  /**
   * Writes text or bytes, and returns the messages that the server writes in response, until it
   * answers the next request.
   */
  exchange: (data: string | Buffer) => Promise<Message[]>
  /** Returns every message so far once there are this many. */
  messages: (count: number) => Promise<Message[]>
  /** Sends a request, and returns the answer. */
  request: (method: string, params?: unknown) => Promise<Message>
  /** Calls a tool, and returns its result; throws if the answer is a protocol error. */
  call: (name: string, args?: unknown) => Promise<Message>
  /** Performs the handshake of protocol versions before 2026, and returns the result. */
  initialize: (protocolVersion?: string) => Promise<Message>
  /** Ends the input or sends a signal, and returns how the process ended. */
  end: (signal?: NodeJS.Signals) => Promise<Exit>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Options of a server. */
export type StartOptions = {
  way?: Way
  nodeOptions?: string[]
  /** Environment variables to set, or to remove with `undefined` */
  env?: NodeJS.ProcessEnv
  /** A program that runs the server, and its options */
  under?: string[]
  /** Whether to perform the handshake first; true by default */
  initialize?: boolean
  /** Milliseconds after which a missing answer is a failure; far more than a busy machine needs */
  timeout?: number
}

/** Starts the server in a project, to communicate over its stdin and stdout. */
export async function startServer(
  project: Project,
  {
    way = 'bin',
    nodeOptions = [],
    env = {},
    under = [],
    initialize = true,
    timeout = 120_000,
  }: StartOptions = {},
): Promise<TestServer> {
  const [command, ...args] = [...under, ...toCommand(way, nodeOptions)]
  const child = spawn(command!, args, {
    cwd: project.folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const exited = new Promise<Exit>((done) =>
    child.once('close', (code, signal) => done({ code, signal })),
  )
  const lines: string[] = []
  const messages: Message[] = []
  const answers = new Map<unknown, Message>()
  let stderr = ''
  let rest = ''
  let lastId = 0
  let heard = Promise.withResolvers<void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop()!
    for (const line of parts) {
      lines.push(line)
      const message = parse(line)
      messages.push(message)
      if (!answers.has(message.id)) answers.set(message.id, message)
    }
    heard.resolve()
    heard = Promise.withResolvers()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    heard.resolve()
    heard = Promise.withResolvers()
  })
  child.stdin.on('error', () => {})

  const until = async <T>(what: string, find: () => T | undefined): Promise<T> => {
    const start = performance.now()
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      const left = timeout - (performance.now() - start)
      const isOver = child.exitCode !== null || child.signalCode !== null
      if (isOver || left <= 0) {
        const why = isOver ? `the server ended with ${child.exitCode}` : `waited ${timeout} ms`
        const said = lines.map((line) => line.slice(0, 300)).slice(-5)
        throw new Error(`No ${what}: ${why}\nstdout: ${said.join('\n')}\nstderr: ${stderr}`)
      }
      await Promise.race([heard.promise, exited, delay(left, undefined, { ref: false })])
    }
  }

  const server: TestServer = {
    child,
    lines,
    stderr: () => stderr,
    async logged(pattern) {
      await until(`${pattern} on stderr`, () => (pattern.test(stderr) ? true : undefined))
    },
    write: (data) => void child.stdin.write(data),
    send: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    answer: (id) => until(`answer to ${id}`, () => answers.get(id)),
    async exchange(data) {
      const before = lines.length
      server.write(data)
      const ids = [await server.request('ping'), await server.request('ping')].map(({ id }) => id)
      const written = lines.slice(before).map((line): Message => JSON.parse(line))
      return written.filter(({ id }) => !ids.includes(id))
    },
    messages: (count) =>
      until(`${count} messages`, () => (messages.length >= count ? messages : undefined)),
    request(method, params) {
      const id = `request ${(lastId += 1)}`
      server.send({ jsonrpc: '2.0', id, method, params })
      return server.answer(id)
    },
    async call(name, args) {
      const { result, error } = await server.request('tools/call', { name, arguments: args })
      if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
      return result
    },
    async initialize(protocolVersion = '2025-06-18') {
      const clientInfo = { name: 'test', version: '1' }
      const { result } = await server.request('initialize', {
        protocolVersion,
        capabilities: {},
        clientInfo,
      })
      server.send({ jsonrpc: '2.0', method: 'notifications/initialized' })
      return result
    },
    async end(signal) {
      if (signal) child.kill(signal)
      else child.stdin.end()
      const late = delay(timeout, null, { ref: false })
      const exit = await Promise.race([exited, late])
      if (!exit) throw new Error(`The server did not end in ${timeout} ms\nstderr: ${stderr}`)
      return exit
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
      await exited
    },
  }
  try {
    if (initialize) await server.initialize()
  } catch (error) {
    await server[Symbol.asyncDispose]()
    throw error
  }
  return server
}

/** Returns what each request carries in protocol versions without a handshake. */
export function toMeta(version: string): Record<string, unknown> {
  return {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
}

/** Returns invalid JSON as a message that no test expects. */
function parse(line: string): Message {
  try {
    return JSON.parse(line)
  } catch {
    return { notJson: line }
  }
}
