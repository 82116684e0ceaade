import { toServerCommand } from '../../engine/install/clients.ts'

/** Assistants that have an address at which they add a server. */
export type LinkedAgent = 'cursor' | 'vscode'

/** The address that opens an editor and has it ask whether to add the library's server. */
export function toInstallLink(agent: LinkedAgent, namespace: string): string {
  const server = toServerCommand(namespace)
  if (agent === 'vscode') {
    const text = JSON.stringify({ name: namespace, ...server })
    return `vscode:mcp/install?${encodeURIComponent(text)}`
  }
  const config = encodeURIComponent(btoa(JSON.stringify(server)))
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${namespace}&config=${config}`
}
