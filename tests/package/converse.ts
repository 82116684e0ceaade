import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import assert from 'node:assert/strict'

/**
 * Starts the MCP server of a library as in an application, and calls every tool. Returns the name
 * and version of the server, and all its answers.
 */
export async function converse(app: string, namespace: string, component: string) {
  const client = new Client({ name: 'test', version: '1' })
  const args = ['ace', `${namespace}:mcp-serve`]
  await client.connect(
    new StdioClientTransport({ command: 'node', args, cwd: app, stderr: 'pipe' }),
  )
  try {
    const { tools } = await client.listTools()
    const calls: [string, Record<string, unknown>][] = [
      ['search_components', { query: component }],
      ['list_components', {}],
      ['get_component', { names: [component] }],
      ['get_component_examples', { names: [component] }],
      ['get_tokens', {}],
    ]
    assert.deepEqual(tools.map(({ name }) => name).sort(), calls.map(([name]) => name).sort())
    const texts = [JSON.stringify(tools), client.getInstructions() ?? '']
    for (const [name, given] of calls) {
      const { isError, structuredContent } = await client.callTool({ name, arguments: given })
      assert.ok(!isError && structuredContent, name)
      texts.push(JSON.stringify(structuredContent))
    }
    return { ...client.getServerVersion()!, texts }
  } finally {
    await client.close()
  }
}
