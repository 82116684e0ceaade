import { type CallToolResult, type JSONRPCMessage, McpServer } from '@modelcontextprotocol/server'
import { dirname, join } from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { config } from 'zod'
import { readVersion, type InstalledLibrary } from '../io/installed-library.ts'
import { openProjectCatalog } from '../io/project/catalog.ts'
import { readProjectConfig } from '../io/project/config.ts'
import { readProse } from '../io/prose.ts'
import { watchParent } from '../io/watch-parent.ts'
import { keepAlive, toLogText } from '../io/run-modules.ts'
import { toOwnConfig } from '../library/config/own-components-config.ts'
import { findConfigured } from '../library/config/resolve-defaults.ts'
import { toVisibleLines } from '../problem/visible.ts'
import { toolSchemas, type ToolInput, type ToolName } from '../schema/answers.ts'
import type { Library } from '../schema/library.ts'
import { agents } from '../catalog/clients.ts'
import { fillPlaceholders } from '../files/placeholders.ts'
import { parseArguments } from './arguments.ts'
import { toErrorText } from './error-text.ts'
import { declaresApps, registerExamplesApp, toAppMeta, toExamplesMeta } from './examples-app.ts'
import { registerResources, type Facts } from './resources.ts'
import { toInputSchema, toOutputSchema, tools } from './tools.ts'
import { createTransport } from './transport.ts'

/** Hints for clients about every tool. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** The options of a server. `write` writes to stdout, which is reserved for the protocol. */
export type ServeOptions = {
  installed: InstalledLibrary
  configFolder: string
  write: typeof process.stdout.write
}

/** A running server. */
export type RunningServer = {
  close: () => Promise<void>
  /** Resolves when the client has disconnected, or after `close`, once all output was sent */
  closed: Promise<void>
}

/** Serves the installed library over stdin and stdout, in both eras of the protocol. */
export async function serve({
  installed,
  configFolder,
  write,
}: ServeOptions): Promise<RunningServer> {
  const version = readVersion(installed)
  const { library } = installed
  const { name, summary, namespace } = library
  const read = openProjectCatalog(installed, configFolder, say)
  const files = ['instructions.md', 'llms-txt.md'] as const
  const [text, prose] = await Promise.all(files.map(readProse))
  const instructions = fillPlaceholders(text!, { name, summary, namespace, version })
  const facts: Facts = {
    installed,
    library,
    version,
    instructions,
    prose: prose!,
    read,
    createRenderer: () => openRenderer(installed, configFolder),
  }
  keepAlive(say)
  let showsApps = false
  // Before the SDK, which creates the server for the first message that it receives.
  const onReceive = (message: JSONRPCMessage) => {
    showsApps ||= declaresApps(message)
  }
  const streams = { input: process.stdin, output: process.stdout, write, onReceive }
  const { transport, closed } = createTransport(streams)
  const report = (error: unknown) => say(toLogText(error))
  const connect = () => {
    // Preloads the catalog after the first answer. If that fails, later requests report the error.
    setImmediate(() => void read().catch(() => {}))
    return createServer(facts, report, showsApps)
  }
  const handle = serveStdio(connect, { transport, onerror: report })
  const close = () => handle.close()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
  watchParent(close)
  if (process.stdin.isTTY) say(toGreeting(library))
  return { close, closed }
}

function say(message: string): void {
  process.stderr.write(`${toVisibleLines(message)}\n`)
}

function toGreeting({ name, namespace }: Library): string {
  return `This is the MCP server of ${name}. Assistants start it by themselves; \`node ace ${namespace}:install --agents=${Object.keys(agents).join(',')}\` registers it with them.
It waits for a client on standard input. Press Ctrl+C to end it.`
}

/** Creates a function that renders code with the current configuration of the project. */
async function openRenderer(
  installed: InstalledLibrary,
  configFolder: string,
): Promise<(code: string) => Promise<string>> {
  const { namespace } = installed.library
  // The catalog has reported what is wrong with the configuration.
  const project = await readProjectConfig(configFolder, namespace, () => {})
  const root = dirname(configFolder)
  const own = project && toOwnConfig(project, namespace)
  const { createRenderer } = await import('../provider/render-code.ts')
  return createRenderer(installed, {
    config: (key, fallback) => findConfigured(project?.value, namespace, key) ?? fallback,
    views: join(root, 'resources/views'),
    own: own && { ...own, directory: join(root, own.directory) },
  })
}

/**
 * Creates the MCP server of a library: five tools and its resources, without a transport.
 * @param report receives errors that the client does not see
 * @param showsApps whether the client shows MCP Apps
 */
function createServer(
  facts: Facts,
  report: (error: unknown) => void,
  showsApps: boolean,
): McpServer {
  const { library, version, instructions } = facts
  const server = new McpServer(
    { name: library.namespace, title: library.name, version },
    {
      instructions,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  )
  for (const name of Object.keys(tools) as ToolName[]) {
    registerTool(server, name, facts, report, showsApps ? toAppMeta(name, facts) : undefined)
  }
  if (showsApps) registerExamplesApp(server, facts)
  registerResources(server, facts, report)
  forgetPrototypes(server)
  return server
}

/**
 * Removes prototypes from objects in which the SDK looks up names from requests, because it would
 * also find names such as `constructor`.
 */
function forgetPrototypes(server: McpServer): void {
  for (const table of Object.values(server)) {
    if (typeof table !== 'object' || table === null) continue
    if (Object.getPrototypeOf(table) === Object.prototype) Object.setPrototypeOf(table, null)
  }
}

function registerTool<N extends ToolName>(
  server: McpServer,
  name: N,
  { read, createRenderer }: Facts,
  report: (error: unknown) => void,
  appMeta: Record<string, unknown> | undefined,
): void {
  const { title, description, toAnswer } = tools[name]
  const { input, output } = toolSchemas[name]
  const config = {
    title,
    description,
    inputSchema: toInputSchema(input),
    outputSchema: toOutputSchema(output),
    annotations,
    ...(appMeta && { _meta: appMeta }),
  }
  server.registerTool(name, config, async (args) => {
    try {
      const catalog = await read()
      const answer = toAnswer(catalog, parseArguments(name, input, args) as ToolInput<N>)
      output.parse(answer)
      const result = toToolResult(answer)
      if (!appMeta) return result
      // The examples are an extra: an answer without them is still complete.
      const meta = await toExamplesMeta(catalog, answer, createRenderer).catch(report)
      return { ...result, ...(meta && { _meta: meta }) }
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: toErrorText(error, report) }] }
    }
  })
}

/** Returns an answer as data, and as the same JSON in text for clients that only show text. */
function toToolResult(answer: Record<string, unknown>): CallToolResult {
  return {
    structuredContent: answer,
    content: [{ type: 'text', text: JSON.stringify(answer) }],
  }
}

// Must run before the SDK creates its schemas. Compiling them at every start would take longer than
// it could save for the few messages.
config({ jitless: true })
