/** Calls of tools as the lines that a client writes, numbered. */
export function toLines(calls: readonly { tool: string; args: unknown }[]): string[] {
  return calls.map(({ tool, args }, id) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: tool, arguments: args },
    }),
  )
}
