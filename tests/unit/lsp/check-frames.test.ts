import assert from 'node:assert/strict'
import test from 'node:test'
import { checkFrames } from '../../../engine/lsp/check-frames.ts'

/** Sends chunks through the check. Returns what came out, and the error. */
async function send(chunks: readonly Buffer[]): Promise<{ out: Buffer; error: string | null }> {
  const frames = checkFrames()
  const parts: Buffer[] = []
  frames.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<string | null>((resolve) => {
    frames.on('error', ({ message }) => resolve(message))
    frames.on('end', () => resolve(null))
  })
  for (const chunk of chunks) frames.write(chunk)
  frames.end()
  const error = await ended
  return { out: Buffer.concat(parts), error }
}

const toFrame = (body: string, more = '') =>
  `Content-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`
const valid = Buffer.from(
  [
    toFrame('{"a":"ä 🙂"}'),
    toFrame('{}', 'Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n'),
    `content-length:2 \r\n\r\n[]`,
    toFrame(''),
    toFrame('Content-Length: 9\r\n\r\n{}'),
  ].join(''),
)

test('passes messages on unchanged, wherever they are split', async () => {
  const splits = [
    [valid],
    Array.from(valid, (byte) => Buffer.from([byte])),
    ...Array.from(valid, (_, at) => [valid.subarray(0, at), valid.subarray(at)]),
  ]
  for (const chunks of splits) assert.deepEqual(await send(chunks), { out: valid, error: null })
})

const wrong: [label: string, headers: string][] = [
  ['negative', 'Content-Length: -5'],
  ['no number', 'Content-Length: many'],
  ['empty', 'Content-Length: '],
  ['a fraction', 'Content-Length: 1.5'],
  ['hexadecimal', 'Content-Length: 0x10'],
  ['written twice', 'Content-Length: 2\r\nContent-Length: 2'],
  ['missing', 'Content-Type: application/vscode-jsonrpc'],
  ['without any header', ''],
  ['larger than any message', 'Content-Length: 1000000000000'],
  ['too large', `Content-Length: ${64 * 2 ** 20 + 1}`],
  ['after other text', '{"jsonrpc":"2.0"}Content-Length: 2'],
  ['after a line of text', 'Hello\r\nContent-Length: 2'],
  ['after endless headers', `A: ${'a'.repeat(5000)}`],
]

for (const [label, headers] of wrong) {
  test(`fails at a message whose length is ${label}, wherever it is split`, async () => {
    const bytes = Buffer.from(`${toFrame('{}')}${headers}\r\n\r\n{}${toFrame('{}')}`)
    const chunks = [[bytes], Array.from(bytes, (byte) => Buffer.from([byte]))]
    for (const one of chunks) {
      const { out, error } = await send(one)
      assert.equal(String(out), toFrame('{}'))
      assert.match(
        error!,
        /^Cannot read a message of the editor with the headers `[^`\n]{0,60}`, expected `Content-Length` once, with the number of its bytes, at most 67108864\.$/,
      )
    }
  })
}

test('fails if the input ends within a message', async () => {
  for (const end of [
    'Content-Len',
    'Content-Length: 5\r\n\r\n{}',
    'Content-Length: 60000000\r\n\r\n',
  ]) {
    const { error } = await send([Buffer.from(toFrame('{}') + end)])
    assert.equal(error, 'Cannot read a message of the editor: the input ended within it.')
  }
})
