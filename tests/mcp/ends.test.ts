import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { describe } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { makeProject } from './make-project.ts'
import { startServer, toMeta, type TestServer } from './start-server.ts'
import { toCommand, ways } from './to-command.ts'

const project = makeProject('ends')
/** With these options, the server cannot exit because one of its own timeouts fires. */
const withoutTimers = [`--import=${pathToFileURL(join(import.meta.dirname, 'stretch-timers.ts'))}`]

const request = (id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'get_component', arguments: { names: ['button'] } },
})

function sendMany(server: TestServer, count: number): void {
  for (let id = 0; id < count; id += 1) server.send(request(id))
}

/** Asserts that each of these requests has exactly one answer, which is a result. */
function assertAnswered(server: TestServer, count: number): void {
  const messages = server.lines.map((line) => JSON.parse(line))
  const ids = messages.map(({ id }) => id).filter((id) => typeof id === 'number')
  assert.deepEqual(
    ids.toSorted((a, b) => a - b),
    Array.from({ length: count }, (_, id) => id),
  )
  for (const { id, result } of messages) assert.ok(result, `answer to ${id}`)
}

for (const way of ways) {
  test(`answers all of 500 concurrent requests through ${way} before it exits with 0 at the end of input, without a timeout`, async () => {
    await using server = await startServer(project, { way, nodeOptions: withoutTimers })
    sendMany(server, 500)
    const { code } = await server.end()
    assert.equal(code, 0)
    assertAnswered(server, 500)
    assert.equal(server.stderr(), '')
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`exits with 0 at ${signal} through ${way}, without a timeout`, async () => {
      await using server = await startServer(project, { way, nodeOptions: withoutTimers })
      const { code, signal: by } = await server.end(signal)
      assert.deepEqual([code, by], [0, null])
      assert.equal(server.stderr(), '')
    })
  }

  test(`exits with 0 at SIGTERM through ${way} if nobody reads its answers`, async () => {
    await using server = await startServer(project, { way, nodeOptions: withoutTimers })
    server.child.stdout.pause()
    sendMany(server, 1000)
    await delay(300)
    server.child.kill('SIGTERM')
    // Waits for the exit, not for the end of unread output.
    const [code] = await once(server.child, 'exit')
    assert.equal(code, 0)
  })

  test(`exits quietly through ${way} if the reader of its answers is gone`, async () => {
    await using server = await startServer(project, { way, nodeOptions: withoutTimers })
    server.child.stdout.destroy()
    server.send(request(1))
    const [code] = await once(server.child, 'close')
    assert.equal(code, 0)
    assert.equal(server.stderr(), '')
  })
}

test('prints one line to `| head -n 1` in a shell, and exits', async () => {
  const [command, ...args] = toCommand('bin')
  const script = '(echo "$0"; echo "$0"; sleep 0.5; echo "$0"; sleep 0.5) | "$@" | head -n 1'
  const line = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
  const child = execFile('sh', ['-c', script, line, command, ...args], { cwd: project.folder })
  let [stdout, stderr] = ['', '']
  child.stdout!.on('data', (text) => (stdout += text))
  child.stderr!.on('data', (text) => (stderr += text))
  await once(child, 'close')
  assert.deepEqual(JSON.parse(stdout), { jsonrpc: '2.0', id: 1, result: {} })
  assert.equal(stderr, '')
})

test('exits without an error if there is no input', async () => {
  await using server = await startServer(project, { initialize: false })
  assert.equal((await server.end()).code, 0)
  assert.deepEqual([server.lines, server.stderr()], [[], ''])
})

test('reads a last line without a line break', async () => {
  await using server = await startServer(project, { initialize: false })
  server.write(JSON.stringify(request(0)))
  assert.equal((await server.end()).code, 0)
  assertAnswered(server, 1)
})

test('answers half a line at the end with a parse error', async () => {
  await using server = await startServer(project, { initialize: false })
  server.write(JSON.stringify(request(0)).slice(0, 40))
  assert.equal((await server.end()).code, 0)
  assert.equal(JSON.parse(server.lines[0]!).error.code, -32700)
})

test('answers slow calls after the end of input, except cancelled ones', async () => {
  await using server = await startServer(project)
  const slow = 'await new Promise((done) => setTimeout(done, 400))\nexport default {}\n'
  writeFileSync(project.config, slow)
  utimesSync(project.config, new Date(), new Date(Date.now() + 5000))
  sendMany(server, 3)
  const params = { requestId: 2 }
  server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params })
  assert.equal((await server.end()).code, 0)
  assertAnswered(server, 2)
})

test('exits despite an open subscription', async () => {
  await using server = await startServer(project, {
    initialize: false,
    nodeOptions: withoutTimers,
  })
  const params = { _meta: toMeta('2026-07-28'), notifications: { toolsListChanged: true } }
  server.send({ jsonrpc: '2.0', id: 'open', method: 'subscriptions/listen', params })
  const [message] = await server.messages(1)
  assert.equal(message!.method, 'notifications/subscriptions/acknowledged')
  assert.equal((await server.end()).code, 0)
})

describe('with a configuration that never loads', { concurrency: true }, () => {
  for (const count of [1, 200]) {
    test(`answers ${count} requests before it exits`, async () => {
      const stuck = makeProject(`ends-stuck-${count}`)
      await using server = await startServer(stuck)
      const never = 'setInterval(() => {}, 1000)\nawait new Promise(() => {})\nexport default {}\n'
      writeFileSync(stuck.config, never)
      utimesSync(stuck.config, new Date(), new Date(Date.now() + 5000))
      sendMany(server, count)
      assert.equal((await server.end()).code, 0)
      assertAnswered(server, count)
    })
  }
})

test('stops reading requests while it loads a configuration, and then answers all of them', async () => {
  const slow = makeProject('ends-slow')
  const signal = join(slow.folder, 'go-on')
  writeFileSync(
    slow.config,
    `import { existsSync } from 'node:fs'
while (!existsSync('${signal}')) await new Promise((done) => setTimeout(done, 20))
export default {}
`,
  )
  await using server = await startServer(slow)
  sendMany(server, 2000)
  await delay(500)
  assert.ok(server.child.stdin.writableLength > 100_000, 'most requests wait with their sender')
  writeFileSync(signal, '')
  assert.equal((await server.end()).code, 0)
  assertAnswered(server, 2000)
})

test('reads no faster than a slow reader, and answers every request', async () => {
  await using server = await startServer(project)
  server.child.stdout.pause()
  sendMany(server, 2000)
  await delay(700)
  assert.ok(server.child.stdin.writableLength > 100_000, 'most requests wait with their sender')
  server.child.stdin.end()
  await delay(300)
  server.child.stdout.resume()
  const [code] = await once(server.child, 'close')
  assert.equal(code, 0)
  assertAnswered(server, 2000)
})

test('keeps running if nobody reads its log', async () => {
  const noisy = makeProject('ends-noisy')
  await using server = await startServer(noisy)
  server.child.stderr.destroy()
  writeFileSync(noisy.config, 'throw new Error("to the log")\n')
  utimesSync(noisy.config, new Date(), new Date(Date.now() + 5000))
  for (let count = 0; count < 3; count += 1) {
    assert.ok((await server.call('get_component', { names: ['button'] })).structuredContent)
    await delay(20)
  }
})
