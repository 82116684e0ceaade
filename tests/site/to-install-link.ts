import { toServerCommand } from '../../engine/catalog/clients.ts'

/** Assistants that add a server through a URL. */
export type LinkedAgent = 'cursor' | 'vscode'

/** Returns the URL that opens an editor, which then asks whether to add the library's server. */
export function toInstallLink(agent: LinkedAgent, namespace: string): string {
  const server = toServerCommand(namespace)
  if (agent === 'vscode') {
    const text = JSON.stringify({ name: namespace, ...server })
    return `vscode:mcp/install?${encodeURIComponent(text)}`
  }
  const config = encodeURIComponent(btoa(JSON.stringify(server)))
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${namespace}&config=${config}`
}
