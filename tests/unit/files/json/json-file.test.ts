import assert from 'node:assert/strict'
import test from 'node:test'
import { toDigest } from '../../../../engine/files/json/json-file.ts'

test('returns the SHA-256 hash of the JSON in hexadecimal', () => {
  assert.equal(
    toDigest({}),
    'sha256-44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  )
})

test('returns equal digests only for equal content', () => {
  assert.equal(toDigest({ a: [1, 'b'] }), toDigest({ a: [1, 'b'] }))
  const digests = [{ a: 1 }, { a: 2 }, { b: 1 }, [1], 1, '1', null].map(toDigest)
  assert.equal(new Set(digests).size, 7)
})
