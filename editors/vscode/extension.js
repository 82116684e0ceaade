const { basename, dirname } = require('node:path')
const { languages, Uri, window, workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')
const { findNode } = require('./find-node.js')
const { findServer } = require('./find-server.js')

/** The clients of the language servers, by the folder of their application; null while one starts. */
const clients = new Map()

/** Starts a language server for each application of which a template is open. */
exports.activate = async function activate(context) {
  context.subscriptions.push(workspace.onDidOpenTextDocument(start))
  await Promise.all(workspace.textDocuments.map(start))
}

/** Stops all language servers. */
exports.deactivate = async function deactivate() {
  await Promise.all([...clients.values()].map((client) => client?.stop()))
}

async function start(document) {
  if (!languages.match({ scheme: 'file', language: 'edge' }, document)) return
  let root = dirname(document.uri.fsPath)
  try {
    const server = findServer(document.uri.fsPath)
    if (server === null || clients.has(server.root)) return
    const { args } = server
    root = server.root
    // Before the first wait, because more documents may be opened meanwhile.
    clients.set(root, null)
    const { command, env } = await findNode(root)
    const options = { cwd: root, env: { ...process.env, ...env } }
    // Its name may contain characters of patterns.
    const pattern = `${root.replaceAll('\\', '/').replaceAll(/[[\]{}*?]/g, '[$&]')}/**`
    const client = new LanguageClient(
      'kit',
      'Kit',
      { command, args, options, transport: TransportKind.stdio },
      {
        documentSelector: [{ scheme: 'file', language: 'edge', pattern }],
        // Otherwise, all servers of a workspace with several folders get the same one.
        workspaceFolder: { uri: Uri.file(root), name: basename(root), index: 0 },
      },
    )
    clients.set(root, client)
    await client.start()
  } catch (error) {
    window.showErrorMessage(`Cannot start the language server of Kit in ${root}: ${error.message}`)
  }
}
