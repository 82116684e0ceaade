import { Writable } from 'node:stream'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { openProjectCatalog } from '../io/open-project-catalog.ts'
import { readProse } from '../io/read-prose.ts'
import { readVersion } from '../io/read-version.ts'
import { library } from '../library.ts'
import { fillPlaceholders } from '../src/outputs/fill-placeholders.ts'
import { createServer } from './create-server.ts'
import { toMessageLines } from './to-message-lines.ts'

/** Where the server runs, and how it writes to the stdout that is left to it alone. */
export type ServeOptions = {
  configFolder: string
  write: typeof process.stdout.write
}

/** A running server. */
export type RunningServer = {
  close: () => Promise<void>
  /** Settles when the client is gone, or after `close` */
  closed: Promise<void>
}

/** Serves the installed library over stdin and stdout, in both eras of the protocol. */
export async function serve({ configFolder, write }: ServeOptions): Promise<RunningServer> {
  if (process.stdin.isTTY) say(toGreeting())
  const version = readVersion()
  const read = await openProjectCatalog(configFolder, library.namespace, say)
  const { name, summary, namespace } = library
  const prose = await readProse('instructions.md')
  const instructions = fillPlaceholders(prose, { name, summary, namespace, version })
  const facts = { library, version, instructions, prose: await readProse('llms-txt.md'), read }

  const output = new Writable({
    write: (chunk, _, done) => void write(chunk, (error) => done(error)),
  })
  const lines = toMessageLines((line) => void output.write(line))
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  // A client that is gone cannot be answered: that is an end like that of its input.
  for (const stream of [process.stdout, output]) stream.on('error', () => resolve())
  lines.once('end', () => setImmediate(resolve))
  process.stdin.once('error', () => resolve())

  const handle = serveStdio(() => createServer(facts, (error) => say(toLog(error))), {
    transport: new StdioServerTransport(lines, output),
    onerror: (error) => say(toLog(error)),
  })
  process.stdin.pipe(lines)
  return {
    closed,
    async close() {
      await handle.close()
      process.stdin.unpipe(lines).pause()
      resolve()
    },
  }
}

function say(message: string): void {
  process.stderr.write(`${message}\n`)
}

function toLog(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function toGreeting(): string {
  const { name, namespace } = library
  return `This is the MCP server of ${name}. Assistants start it by themselves; \`node ace ${namespace}:install --agents=cursor,claude,vscode,codex\` registers it with them.
It waits for a client on standard input. Press Ctrl+C to end it.`
}
