import { McpServer, type CallToolResult } from '@modelcontextprotocol/server'
import { toolSchemas, type ToolInput, type ToolName } from '../schema/answers.ts'
import type { Facts } from './facts.ts'
import { parseArguments } from './arguments.ts'
import { registerResources } from './resources.ts'
import { toErrorText } from './error-text.ts'
import { toInputSchema, toOutputSchema } from './json-schema.ts'
import { tools } from './tools.ts'

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/**
 * Creates the MCP server of a library: five tools and its resources, without a transport.
 * @param report receives errors that the client does not see
 */
export function createServer(facts: Facts, report: (error: unknown) => void): McpServer {
  const { library, version, instructions } = facts
  const server = new McpServer(
    { name: library.namespace, title: library.name, version },
    {
      instructions,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  )
  for (const name of Object.keys(tools) as ToolName[]) registerTool(server, name, facts, report)
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
  { read }: Facts,
  report: (error: unknown) => void,
): void {
  const { title, description, toAnswer } = tools[name]
  const { input, output } = toolSchemas[name]
  const config = {
    title,
    description,
    inputSchema: toInputSchema(input),
    outputSchema: toOutputSchema(output),
    annotations,
  }
  server.registerTool(name, config, async (args) => {
    try {
      const catalog = await read()
      const answer = toAnswer(catalog, parseArguments(name, input, args) as ToolInput<N>)
      output.parse(answer)
      return toToolResult(answer)
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
