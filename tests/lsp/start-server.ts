import { spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import type { Project } from '../mcp/make-project.ts'

/** How an editor starts the server: in which folder, with which folders open, and what it can do. */
type Editor = {
  cwd?: string
  rootUri?: string
  workspaceFolders?: { uri: string; name: string }[]
  capabilities?: object
}

/** What a server asks of the editor, or tells it. */
type Told = { method: string; params: unknown }

/** Starts the server of a project. Returns its client, and what the server told it. */
export async function startServer(
  project: Project,
  { cwd = project.folder, rootUri, workspaceFolders, capabilities = {} }: Editor = {},
) {
  const program = join(project.package, 'build/mcp/bin.js')
  const server = spawn(process.execPath, [program, 'lsp'], { cwd })
  const client = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const told: Told[] = []
  client.onRequest('client/registerCapability', (params) => {
    told.push({ method: 'client/registerCapability', params })
    return null
  })
  client.onNotification('window/showMessage', (params) => {
    told.push({ method: 'window/showMessage', params })
  })
  client.listen()
  await client.sendRequest('initialize', {
    processId: null,
    rootUri: rootUri ?? null,
    ...(workspaceFolders && { workspaceFolders }),
    capabilities,
  })
  await client.sendNotification('initialized', {})
  const end = async () => {
    await client.sendRequest('shutdown')
    await client.sendNotification('exit')
    client.dispose()
  }
  return { server, client, told, end }
}
