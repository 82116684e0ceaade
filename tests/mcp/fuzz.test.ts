import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import fc from 'fast-check'
import { toolSchemas } from '../../engine/schema/answers.ts'
import { findLeak } from './find-leak.ts'
import { shareProject } from './make-project.ts'
import { startServer, type Message } from './start-server.ts'

// `npm run soak` sets a higher number.
const numRuns = Number(process.env.FUZZ_RUNS ?? 120)

process.env.TEST_DATABASE_PASSWORD = 'correct-horse-battery'
const project = shareProject()
const server = await startServer(project)
after(() => server[Symbol.asyncDispose]())

/** Returns the messages that answer some bytes, and asserts that they reveal nothing. */
async function answer(data: Uint8Array | string): Promise<Message[]> {
  const messages = await server.exchange(Buffer.concat([Buffer.from(data), Buffer.from('\n')]))
  for (const message of messages) {
    const line = JSON.stringify(message)
    assert.equal(findLeak(line), undefined, line)
  }
  return messages
}

/** Asserts that every message is a JSON-RPC message. */
function assertMessages(messages: Message[]): void {
  for (const { jsonrpc, id, result, error, method, ...rest } of messages) {
    assert.equal(jsonrpc, '2.0')
    assert.deepEqual(rest, method === undefined ? {} : { params: rest.params })
    if (method !== undefined) continue
    assert.ok(id === null || ['string', 'number'].includes(typeof id))
    assert.equal(result === undefined, error !== undefined)
    if (error) assert.ok(Number.isInteger(error.code) && error.message.length <= 600)
  }
}

const tools = Object.keys(toolSchemas)
const methods = `ping initialize tools/list tools/call resources/list resources/read
  resources/templates/list resources/subscribe completion/complete prompts/list logging/setLevel
  tasks/get server/discover notifications/initialized notifications/cancelled roots/list toString
  __proto__`.split(/\s+/)
const keys =
  `name names arguments query category limit group examples uri ref _meta progressToken requestId
  protocolVersion capabilities clientInfo argument value cursor __proto__ constructor toJSON
  length`.split(/\s+/)
const words = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '${process.env.HOME}',
  '{{ 7 * 7 }}',
  '.*+?^${}()|[]\\',
  'x'.repeat(3000),
  'kit://components/%2e%2e',
  'kit://components/%',
  'kit://tokens',
  '../../passwd',
  'button',
  'card.header',
  '<x-kit::badge>',
  'Forms',
  'color',
]
const text = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 300 }))
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 1e308, Number.MAX_SAFE_INTEGER + 1, Number.MIN_VALUE, 25.5),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    text,
    number,
    fc.constantFrom(null, true, false, [], {}),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), tie('value'), { maxKeys: 5 }),
  ),
}))
const params = fc.record(
  {
    uri: text,
    name: text,
    arguments: value,
    protocolVersion: text,
    requestId: value,
    cursor: text,
  },
  { requiredKeys: [] },
)
const long = 'x'.repeat(3000)
const longNames = [
  { method: long },
  { method: 'tools/call', params: { name: long, arguments: {} } },
  { method: 'resources/read', params: { uri: `kit://${long}` } },
  { method: 'initialize', params: { protocolVersion: long } },
]
const id = fc.oneof(fc.integer(), fc.string(), number, value)
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 8, arbitrary: fc.constant('2.0') }, value),
    id,
    method: fc.oneof(fc.constantFrom(...methods), text),
    params: fc.oneof(value, params),
    result: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, value),
  },
  { requiredKeys: ['jsonrpc'] },
)
const args = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 })
const call = (id: unknown, args: unknown, name = 'search_components') =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })

const asked = { numRuns, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true }

test('answers any messages of a client with protocol messages, and keeps running [only-protocol]', async () => {
  // Random input hardly ever contains a long name where an error repeats it.
  for (const sent of longNames) {
    assertMessages(await answer(JSON.stringify({ jsonrpc: '2.0', id: 1, ...sent })))
  }
  const messages = fc.array(message, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(messages, async (sent) => {
      assertMessages(await answer(sent.map((one) => JSON.stringify(one)).join('\n')))
    }),
    asked,
  )
})

test('answers any bytes of a client with protocol messages, and keeps running [only-protocol]', async () => {
  const valid = fc.record({ query: text, limit: number }).map((args) => call('bytes', args))
  const at = fc.double({ min: 0, max: 1, noNaN: true })
  const damaged = fc
    .tuple(valid, at, at, fc.uint8Array({ maxLength: 12 }))
    .map(([line, from, length, bytes]) => {
      const data = Buffer.from(line)
      const start = Math.floor(from * data.length)
      const end = start + Math.floor(length * length * (data.length - start))
      return Buffer.concat([data.subarray(0, start), bytes, data.subarray(end)])
    })
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged, fc.uint8Array({ maxLength: 500 })), async (bytes) => {
      assertMessages(await answer(bytes))
    }),
    asked,
  )
})

test('reads or rejects numbers of any size and values of any depth', async () => {
  const digits = fc.integer({ min: 1, max: 5000 }).map((count) => '9'.repeat(count))
  const big = fc.oneof(
    digits,
    digits.map((text) => `-0.${text}e-${text.slice(0, 4)}`),
    fc.constantFrom('1e999', '-1e999', '1e-999', '-0', '18446744073709551616'),
  )
  const deep = fc
    .tuple(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom(['[', ']'], ['{"a":', '}']))
    .map(([count, [open, close]]) => `${open!.repeat(count)}1${close!.repeat(count)}`)
  const place = fc.constantFrom('id', 'params', 'query', 'limit', 'other', '_meta')
  await fc.assert(
    fc.asyncProperty(fc.oneof(big, deep), place, async (literal, place) => {
      const line =
        place === 'id'
          ? call('HERE', { query: 'x' })
          : place === 'params'
            ? '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":"HERE"}'
            : call(1, { query: 'x', [place]: 'HERE' })
      const messages = await answer(line.replace('"HERE"', literal))
      assertMessages(messages)
      assert.equal(messages.length, 1)
    }),
    { ...asked, numRuns: Math.ceil(numRuns / 4) },
  )
})

test('answers a call with any arguments exactly once', async () => {
  let calls = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...tools), args), { minLength: 1, maxLength: 20 }),
      async (sent) => {
        const first = calls
        calls += sent.length
        const lines = sent.map(([name, args], index) => call(first + index, args, name))
        const messages = await answer(lines.join('\n'))
        assertMessages(messages)
        assert.deepEqual(
          messages.map(({ id }) => id).toSorted((a, b) => a - b),
          sent.map((_, index) => first + index),
        )
        for (const { result } of messages) {
          assert.equal(typeof result.content[0].text, 'string')
          assert.equal(result.isError === true, result.structuredContent === undefined)
        }
      },
    ),
    asked,
  )
})

test('answers each of 2,000 concurrent calls with repeated ids before it exits at the end of input', async () => {
  await using other = await startServer(project)
  const before = other.lines.length
  const lines = Array.from({ length: 2000 }, (_, index) =>
    call(Math.floor(index / 2), { query: `button ${index}` }),
  )
  other.write(`${lines.join('\n')}\n`)
  assert.equal((await other.end()).code, 0)
  const messages = other.lines.slice(before).map((line): Message => JSON.parse(line))
  assertMessages(messages)
  assert.equal(messages.length, lines.length)
  const asked = new Set(messages.map(({ result }) => result.structuredContent.query))
  assert.equal(asked.size, lines.length)
  assert.equal(other.stderr(), '')
})

test('logs no error for any of these messages', () => {
  const log = server
    .stderr()
    .replaceAll(
      /^.*(Received a response for an unknown|Received a malformed) .*\n( +at .*\n)*/gm,
      '',
    )
  assert.equal(log, '')
})

test('notices paths, stack traces and environment variables in an answer', () => {
  for (const text of [
    `cannot read ${process.cwd()}/kit`,
    'file:///kit/build/mcp/bin.js',
    'Error: x\\n    at toAnswer (bin.js:12:3)',
    '/usr/lib/node_modules/@kit-edge/ui',
    'serve.ts:12',
    'correct-horse-battery',
  ]) {
    assert.ok(findLeak(`{"jsonrpc":"2.0","id":1,"result":{"text":"${text}"}}`), text)
  }
  assert.equal(
    findLeak('{"jsonrpc":"2.0","id":1,"result":{"text":"a button at 12:30"}}'),
    undefined,
  )
})
