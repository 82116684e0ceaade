import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test, { after } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { shareProject } from './make-project.ts'
import { startServer, type Message } from './start-server.ts'

const project = shareProject()
const server = await startServer(project)
after(() => server[Symbol.asyncDispose]())

const answer = (data: string | Buffer) => server.exchange(data)
const ping = (id: unknown) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })
const call = (id: unknown, args: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'search_components', arguments: args },
  })

const refused: [line: string, code: number, id: unknown][] = [
  ['nonsense', -32700, null],
  ['{"jsonrpc":"2.0","id":1,"method":"ping"', -32700, null],
  ['{"jsonrpc":"2.0","id":1,"method":"ping"} x', -32700, null],
  [`${ping(1)}${ping(2)}`, -32700, null],
  ["{'jsonrpc':'2.0'}", -32700, null],
  ['Content-Length: 40', -32700, null],
  ['\0', -32700, null],
  ['[]', -32600, null],
  ['{}', -32600, null],
  ['42', -32600, null],
  ['null', -32600, null],
  ['true', -32600, null],
  ['"ping"', -32600, null],
  [`[${ping(1)}]`, -32600, null],
  [`[${ping(1)},${ping(2)}]`, -32600, null],
  ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600, 1],
  ['{"jsonrpc":2,"id":"a","method":"ping"}', -32600, 'a'],
  ['{"id":2,"method":"ping"}', -32600, 2],
  ['{"jsonrpc":"2.0","id":3}', -32600, 3],
  ['{"jsonrpc":"2.0","id":4,"method":5}', -32600, 4],
  ['{"jsonrpc":"2.0","id":5,"method":null}', -32600, 5],
  ['{"jsonrpc":"2.0","id":6,"method":"ping","result":{}}', -32600, 6],
  ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600, null],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, null],
  ['{"jsonrpc":"2.0","id":[7],"method":"ping"}', -32600, null],
  ['{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600, null],
  ['{"jsonrpc":"2.0","method":7}', -32600, null],
  ['{"jsonrpc":"2.0","id":8,"method":"tools/list","params":[]}', -32602, 8],
  ['{"jsonrpc":"2.0","id":9,"method":"tools/list","params":"x"}', -32602, 9],
  ['{"jsonrpc":"2.0","id":10,"method":"tools/list","params":null}', -32602, 10],
  ['{"jsonrpc":"2.0","id":11,"method":"tools/list","params":5}', -32602, 11],
  ['{"jsonrpc":"2.0","id":12,"method":"tools/list","params":{"_meta":5}}', -32602, 12],
]

for (const [line, code, id] of refused) {
  test(`answers ${JSON.stringify(line)} with ${code}, and keeps the connection open`, async () => {
    const messages = await answer(`${line}\n`)
    assert.equal(messages.length, 1, JSON.stringify(messages))
    const [{ jsonrpc, error, ...rest }] = messages as [Message]
    assert.equal(jsonrpc, '2.0')
    assert.deepEqual(rest, { id })
    assert.equal(error.code, code)
    assert.match(error.message, /^(Parse error|Invalid Request|Invalid params)/)
    assert.ok(error.message.length < 200)
  })
}

test('answers neither responses nor unknown notifications', async () => {
  assert.deepEqual(await answer('{"jsonrpc":"2.0","id":1,"result":{}}\n'), [])
  const error = '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}\n'
  assert.deepEqual(await answer(error), [])
  assert.deepEqual(await answer('{"jsonrpc":"2.0","method":"notifications/nope"}\n'), [])
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99 } }
  assert.deepEqual(await answer(`${JSON.stringify(cancelled)}\n`), [])
})

test('skips blank lines', async () => {
  assert.deepEqual(await answer('\n\n  \n\t\n\r\n'), [])
})

test('accepts CR LF line endings and a byte order mark', async () => {
  assert.deepEqual((await answer(`${ping('crlf')}\r\n`))[0]?.result, {})
  assert.deepEqual((await answer(`\uFEFF${ping('bom')}\n`))[0]?.result, {})
})

test('reads a line that arrives byte by byte, even within a character', async () => {
  const query = 'knöpfe €uro 🙂 buttön'
  const bytes = Buffer.from(`${call('pieces', { query })}\n${ping('next')}\n`)
  for (const byte of bytes) {
    server.write(Buffer.from([byte]))
    await delay(0)
  }
  const { result } = await server.answer('pieces')
  assert.equal(result.structuredContent.query, query)
  assert.deepEqual((await server.answer('next')).result, {})
})

test('replaces invalid UTF-8 with replacement characters, and answers the request', async () => {
  const bytes = Buffer.from(`${call('latin', { query: 'caf? button' })}\n`)
  bytes[bytes.indexOf('?')] = 0xe9
  const [message] = await answer(bytes)
  assert.equal(message!.id, 'latin')
  assert.equal(message!.result.structuredContent.query, 'caf\uFFFD button')
})

test('answers a line that ends within a character with a parse error', async () => {
  const half = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"é').subarray(0, -1)
  const [message] = await answer(Buffer.concat([half, Buffer.from('\n')]))
  assert.equal(message!.error.code, -32700)
})

test('returns characters of any script unchanged', async () => {
  const query = 'ﬁ \u2028\u2029 日本語 \u0000 " \\ 🙂'
  const [message] = await answer(`${call('letters', { query })}\n`)
  assert.equal(message!.result.structuredContent.query, query)
})

test('rejects an argument of 2 MB by name, and does not repeat it [limited-work]', async () => {
  const big = 'x'.repeat(2 * 2 ** 20)
  const all: object[] = [{ query: big }, { query: 'x', category: big }, { [big]: 'x' }]
  for (const args of all) {
    const [message, ...rest] = await answer(`${call('big', args)}\n`)
    assert.deepEqual(rest, [])
    assert.equal(message!.id, 'big')
    assert.equal(message!.result.isError, true)
    const text = JSON.stringify(message)
    assert.match(text, /`(query|category|x+)`|category `x+…`/)
    assert.ok(text.length < 700, `${text.length} characters`)
  }
})

test('rejects arguments nested 100,000 levels deep [limited-work]', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const line = call('deep', { query: 0 }).replace('{"query":0}', `{"query":${deep}}`)
  const [message] = await answer(`${line}\n`)
  assert.equal(message!.id, 'deep')
  assert.equal(message!.result.isError, true)
})

test('rejects a line of 200 MB without buffering it, and keeps the connection open [limited-work]', async () => {
  await using server = await startServer(project)
  const readPeak = () => {
    const text = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(text)![1]) / 1024
  }
  const before = server.lines.length
  const peak = readPeak()
  const piece = 'x'.repeat(2 ** 20)
  for (let count = 0; count < 200; count += 1) {
    if (!server.child.stdin.write(piece)) {
      await new Promise((done) => server.child.stdin.once('drain', done))
    }
  }
  const [message] = (await server.messages(before + 1)).slice(before)
  assert.deepEqual(message, {
    jsonrpc: '2.0',
    id: null,
    error: { code: -32600, message: 'Invalid Request: expected a line of at most 4194304 bytes' },
  })
  assert.deepEqual(await server.exchange('\n'), [], 'it is refused once')
  assert.deepEqual((await server.exchange(`${ping('after')}\n`))[0]?.result, {})
  const more = readPeak() - peak
  assert.ok(more < 120, `${more} MB more`)
})

test('rejects a line that is one byte too long, and reads one of the maximum length', async () => {
  const max = 4 * 2 ** 20
  const line = (length: number) => {
    const start = '{"jsonrpc":"2.0","id":"edge","method":"ping","params":{"x":"'
    return `${start}${'x'.repeat(length - start.length - 3)}"}}`
  }
  assert.equal((await answer(`${line(max)}\n`))[0]?.id, 'edge')
  assert.equal((await answer(`${line(max + 1)}\n`))[0]?.error?.code, -32600)
})

test('rejects a request that is too long with its id if the id is in its first bytes', async () => {
  const big = 'x'.repeat(4 * 2 ** 20)
  for (const [line, id] of [
    [call('long', { query: big }), 'long'],
    [call(7, { query: big }), 7],
    [`{"method":"tools/call","params":{"id":1,"a":[{"id":2}]},"id":"a\\u0062","x":"${big}"}`, 'ab'],
    [`{"jsonrpc":"2.0","params":{"name":"${big}"},"id":8}`, null],
    [`{"jsonrpc":"2.0","method":"a","params":{"id":9,"name":"${big}"}}`, null],
    [`{"jsonrpc":"2.0","id":{"id":1},"a":"${big}"}`, null],
  ] as const) {
    const [message, ...more] = await answer(`${line}\n`)
    assert.deepEqual(more, [])
    assert.equal(message!.error.code, -32600)
    assert.equal(message!.id, id, line.slice(0, 80))
  }
})

test('logs no error for any of these lines', () => {
  const log = server
    .stderr()
    .replaceAll(/^.*Received a response for an unknown .*\n( +at .*\n)*/gm, '')
  assert.equal(log, '')
})
