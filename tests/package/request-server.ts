import { run } from './run.ts'

/** The fields of results that tests read. */
type Result = Record<string, any> // oxlint-disable-line typescript/no-explicit-any

/**
 * Starts an MCP server in a folder, opens the connection, sends requests and ends the input.
 * Returns the result of the opening and of each request.
 */
export async function requestServer(
  folder: string,
  command: string[],
  ...requests: object[]
): Promise<Result[]> {
  const opening = {
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1.0.0' },
    },
  }
  const messages = [opening, ...requests].map((message, id) => ({ jsonrpc: '2.0', id, ...message }))
  messages.splice(1, 0, { jsonrpc: '2.0', method: 'notifications/initialized' } as never)
  const input = messages.map((message) => `${JSON.stringify(message)}\n`).join('')
  const { code, stdout, stderr } = await run(folder, command, { input })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}\n${stderr}`)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .toSorted((a, b) => a.id - b.id)
    .map(({ result }) => result)
}
