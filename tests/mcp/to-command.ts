/** How to start the server: through AdonisJS's ace, or directly. */
export type Way = 'ace' | 'bin'

/** Both ways to start the server. */
export const ways: Way[] = ['bin', 'ace']

/** Returns the command line that starts the server in the folder of a project. */
export function toCommand(way: Way, nodeOptions: string[] = []): [string, ...string[]] {
  const ace = ['ace.js', 'kit:mcp-serve']
  const bin = ['node_modules/@kit-edge/ui/build/mcp/bin.js']
  return [process.execPath, ...nodeOptions, ...(way === 'ace' ? ace : bin)]
}
