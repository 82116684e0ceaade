import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'

/**
 * Measures how long the built language server needs for a completion in a template of 1,000 lines,
 * while each key changes the template. Run it after `npm run build:package`.
 */
const bin = join(import.meta.dirname, '../../kit/build/mcp/bin.js')
const server = spawn(process.execPath, [bin, 'lsp'], { cwd: 'playground' })
const client = createMessageConnection(
  new StreamMessageReader(server.stdout),
  new StreamMessageWriter(server.stdin),
)
client.listen()
await client.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} })
await client.sendNotification('initialized', {})

const block =
  '<x-kit::card>\n  <x-kit::card.header title="Team" />\n  <p>{{ text }}</p>\n</x-kit::card>\n'
const lines = block.repeat(250).split('\n')
const uri = pathToFileURL(join('playground/resources/views/pages/bench.edge')).href
const textDocument = { uri, languageId: 'edge', version: 1, text: lines.join('\n') }
await client.sendNotification('textDocument/didOpen', { textDocument })

const times: number[] = []
const typed = '  <x-kit::button variant="'
for (let version = 2; version < 302; version++) {
  const line = 4 * (version % 240) + 2
  const character = 1 + (version % typed.length)
  const changed = lines.with(line, typed.slice(0, character))
  const document = { uri, version }
  const contentChanges = [{ text: changed.join('\n') }]
  await client.sendNotification('textDocument/didChange', {
    textDocument: document,
    contentChanges,
  })
  const start = performance.now()
  await client.sendRequest('textDocument/completion', {
    textDocument: document,
    position: { line, character },
  })
  times.push(performance.now() - start)
}
times.sort((a, b) => a - b)
const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`
console.log(
  `completion in ${lines.length} lines: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(0.999)}`,
)
client.dispose()
server.kill()
