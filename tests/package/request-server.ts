import { run } from './run.ts'

/** The fields of results that tests read. */
type Result = Record<string, any> // oxlint-disable-line typescript/no-explicit-any

/** Starts an MCP server in a folder, opens the connection, sends one request and ends the input. */
export async function requestServer(
  folder: string,
  command: string[],
  request: object = { method: 'ping' },
): Promise<{ opening: Result; result: Result }> {
  const opening = {
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1.0.0' },
    },
  }
  const initialized = { method: 'notifications/initialized' }
  const messages = [{ id: 0, ...opening }, initialized, { id: 1, ...request }].map((message) => ({
    jsonrpc: '2.0',
    ...message,
  }))
  const input = messages.map((message) => `${JSON.stringify(message)}\n`).join('')
  const { code, stdout, stderr } = await run(folder, command, { input })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}\n${stderr}`)
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const find = (wanted: number) => answers.find(({ id }) => id === wanted).result
  return { opening: find(0), result: find(1) }
}
