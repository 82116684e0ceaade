import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import test, { describe } from 'node:test'
import { shareProject } from './make-project.ts'
import { toCommand } from './to-command.ts'

const project = shareProject()

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
const body =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}'

const servers: [name: string, command: string[], hello: string][] = [
  ['kit:mcp-serve', toCommand('ace'), ping],
  ['the MCP server of the bin', toCommand('bin'), ping],
  [
    'the language server',
    [...toCommand('bin'), 'lsp'],
    `Content-Length: ${body.length}\r\n\r\n${body}`,
  ],
]

describe('if the process that started it has ended', { concurrency: 3 }, () => {
  for (const [index, [name, command, hello]] of servers.entries()) {
    test(`ends ${name}, although its input is still open`, async () => {
      const pipe = join(project.folder, `input-${index}`)
      execFileSync('mkfifo', [pipe])
      // This test keeps the input of the server open.
      const input = openSync(pipe, 'r+')
      const script = 'exec 3<&0; "$@" <&3 & wait'
      const shell = spawn('sh', ['-c', script, 'sh', ...command], {
        cwd: project.folder,
        stdio: [input, 'pipe', 'inherit'],
      })
      writeSync(input, hello)
      await once(shell.stdout!, 'data')
      shell.kill('SIGKILL')
      shell.stdout!.resume()
      await once(shell.stdout!, 'end')
      closeSync(input)
    })
  }
})
