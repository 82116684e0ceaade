/** What starts the MCP server in the folder of a project. */
export function toServerCommand(namespace: string): { command: string; args: string[] } {
  return { command: 'node', args: ['ace', `${namespace}:mcp-serve`] }
}
