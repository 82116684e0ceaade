import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { makeProject } from '../mcp/make-project.ts'
import { startServer } from './start-server.ts'

const configs: [label: string, config: string, logged: RegExp][] = [
  [
    'never loads',
    'await new Promise(() => {})\n',
    /^Cannot run `config\/kit\.ts`: it takes longer than 3 seconds to load\. /,
  ],
  [
    'ends the process',
    'process.exit(0)\n',
    /^Cannot run `config\/kit\.ts:1`: it calls process\.exit\(\), which would /,
  ],
  [
    'ends the process later',
    'setTimeout(() => process.exit(0))\nexport default {}\n',
    /^Error: it calls process\.exit\(\), which would /,
  ],
  [
    'fails later',
    "setTimeout(() => Promise.reject(new Error('later')))\nexport default {}\n",
    /^Error: later\n/,
  ],
]

for (const [index, [label, config, logged]] of configs.entries()) {
  test(`answers if the configuration ${label}, and names it in the log`, async (context) => {
    const project = makeProject(`lsp-configuration-${index}`)
    writeFileSync(project.config, config)
    const { server, client, end } = await startServer(project)
    const log = Promise.withResolvers<void>()
    client.onNotification('window/logMessage', ({ message }: { message: string }) => {
      if (logged.test(message)) log.resolve()
    })
    context.after(() => server.kill())
    const uri = pathToFileURL(join(project.folder, 'resources/views/pages/a.edge')).href
    const textDocument = { uri, languageId: 'edge', version: 1, text: '<x-kit::button' }
    await client.sendNotification('textDocument/didOpen', { textDocument })
    const position = { line: 0, character: 14 }
    for (let count = 0; count < 5; count += 1) {
      const asked = { textDocument: { uri }, position }
      const { contents } = await client.sendRequest<{ contents: { value: string } }>(
        'textDocument/hover',
        asked,
      )
      assert.match(contents.value, /button/)
    }
    await log.promise
    await end()
  })
}
