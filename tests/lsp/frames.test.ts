import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import test from 'node:test'
import { shareProject } from '../mcp/make-project.ts'

const project = shareProject()
const program = join(project.package, 'build/mcp/bin.js')

const toFrame = (body: string) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
const toRequest = (id: number, method: string, params: unknown) =>
  toFrame(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
const initialize = toRequest(1, 'initialize', { processId: null, rootUri: null, capabilities: {} })

/** Starts a server, writes these bytes, and waits until it ends by itself. */
async function serve(text: string, { isEnded = false } = {}) {
  const server = spawn(process.execPath, [program, 'lsp'], { cwd: project.folder })
  let [stdout, stderr] = ['', '']
  server.stdout.on('data', (chunk) => (stdout += chunk))
  server.stderr.on('data', (chunk) => (stderr += chunk))
  server.stdin.on('error', () => {})
  server.stdin.write(text)
  if (isEnded) server.stdin.end()
  const [code] = await once(server, 'close')
  return { code, stdout, stderr }
}

for (const header of [
  'Content-Length: -5',
  'Content-Length: x',
  'Content-Length: 1e12',
  'Length: 5',
]) {
  test(`ends with a message at \`${header}\` [limited-work]`, async () => {
    const { code, stderr } = await serve(`${initialize}${header}\r\n\r\n{}`)
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^Cannot read a message of the editor with the headers `.+`, expected .+\.\n$/,
    )
  })
}

test('ends when its input ends within a large message, or between two', async () => {
  const { code, stderr } = await serve(`${initialize}Content-Length: 60000000\r\n\r\n{`, {
    isEnded: true,
  })
  assert.deepEqual(
    [code, stderr],
    [1, 'Cannot read a message of the editor: the input ended within it.\n'],
  )
  const alive = initialize.replace('"processId":null', `"processId":${process.pid}`)
  const ended = await serve(alive.replace(/\d+/, String(alive.length - alive.indexOf('{'))), {
    isEnded: true,
  })
  assert.deepEqual([ended.code, ended.stderr], [1, ''])
  assert.match(ended.stdout, /"id":1,"result":\{/)
  const shutdown = await serve(initialize + toRequest(2, 'shutdown', null), { isEnded: true })
  assert.deepEqual([shutdown.code, shutdown.stderr], [0, ''])
})

test('goes on after messages that are no requests', async () => {
  const bodies = [
    'not json',
    'null',
    '5',
    '[]',
    '{}',
    '"a"',
    '{"jsonrpc":"2.0","id":{},"method":5}',
    '\u0000',
  ]
  const { code, stdout } = await serve(
    [
      initialize,
      ...bodies.map(toFrame),
      toRequest(2, 'shutdown', null),
      toFrame('{"jsonrpc":"2.0","method":"exit"}'),
    ].join(''),
  )
  assert.equal(code, 0)
  assert.match(stdout, /"id":2,"result":null/)
})
