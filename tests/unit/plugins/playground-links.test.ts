import assert from 'node:assert/strict'
import test from 'node:test'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { limits } from '../../../plugins/playground/limits.ts'
import { readStart } from '../../../src/scripts/playground/read-start.ts'
import { readHash, toHash } from '../../../src/scripts/playground/shared-template.ts'

const toCode = (bytes: Buffer) => `#code=${bytes.toString('base64url')}`
const toLink = (text: string | Buffer) => toCode(deflateRawSync(text))

test('reads from a link what it was made of, for every template within the limits', async () => {
  const text = fc.string({ unit: 'binary' })
  await fc.assert(
    fc.asyncProperty(text, fc.option(text, { nil: undefined }), async (code, state) => {
      const example = 'button/button--button'
      const shared = { code, example, ...(state !== undefined && { state }) }
      assert.deepEqual(await readHash(await toHash(shared)), shared)
    }),
  )
  // The characters that take the most bytes
  for (const character of ['\u0000', '\ud800', '"', '字']) {
    const code = character.repeat(limits.template)
    const shared = { code, state: character.repeat(limits.state), example: '' }
    assert.deepEqual(await readHash(await toHash(shared)), shared)
  }
})

test('stops reading a link as soon as its text is too long', async () => {
  const link = deflateRawSync(Buffer.alloc(50_000_000, '"'))
  const tooLong = { message: 'The template in the link has more than 1,500,000 bytes.' }
  await assert.rejects(readHash(toCode(link)), tooLong)
  // Without its end, the rest of it cannot be read.
  await assert.rejects(readHash(toCode(link.subarray(0, -100))), tooLong)
})

test('says of every other link that it is incomplete or damaged', async () => {
  const link = deflateRawSync(JSON.stringify(['<p>Hello</p>', '{}']))
  const links = [
    '#code=',
    '#code=broken',
    '#code=%00',
    '#code=====',
    '#code=é',
    '#code=a&code=b',
    ...Array.from(link, (_, end) => toCode(link.subarray(0, end))),
    toCode(Buffer.concat([link, Buffer.from('more')])),
    toLink(''),
    toLink('['),
    toLink('null'),
    toLink('[]'),
    toLink('{"0":"a"}'),
    toLink('[1]'),
    toLink('[{"a":1}]'),
    toLink('["a",null]'),
    toLink('["a","{}","b"]'),
    toLink('['.repeat(100_000)),
    // Not UTF-8
    toLink(Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d])),
    toLink(Buffer.from([0x5b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x5d])),
    toLink(Buffer.from([0x5b, 0x22, 0xe2, 0x82])),
  ]
  for (const hash of links) {
    await assert.rejects(
      readHash(hash),
      { message: 'The link is incomplete or damaged.' },
      hash.slice(0, 80),
    )
  }
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const found = await readHash(toCode(Buffer.from(bytes))).catch(({ message }: Error) => {
        assert.equal(message, 'The link is incomplete or damaged.')
      })
      assert.ok(!found || typeof found.code === 'string')
    }),
  )
})

const paths = ['index/start', 'button/button--button', 'checkbox/checkbox--checkbox']
/** Reads a hash, and returns the files that it loads. */
async function listLoads(hash: string): Promise<string[]> {
  const loads: string[] = []
  const load = async (file: string) => {
    loads.push(file)
    return null
  }
  await readStart(hash, load, paths).catch(() => null)
  return loads
}

test('loads nothing for an example but a file of examples', async () => {
  const outside = [
    '../../components',
    '../components',
    'button/../../components',
    '/components',
    '//evil.test/a',
    'https://evil.test/a',
    'button',
    'button/',
    'button//a',
    'button/a.json',
    'button/a?b',
    'button/a#b',
    'button/a\\b',
    'button/%2e%2e/a',
    'button/\u0000',
    'button/a b',
    'button/\ud800',
    '..',
    '.',
  ]
  for (const path of outside) {
    for (const hash of [`#example=${path}`, `#${new URLSearchParams({ example: path })}`]) {
      assert.deepEqual(await listLoads(hash), [], hash)
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (path) => {
      for (const file of await listLoads(`#${new URLSearchParams({ example: path })}`)) {
        assert.equal(new URL(file, 'https://docs.test').pathname, file)
        assert.match(file, /^\/preview(?:\/[\w%-]+){2,}\.json$/)
      }
    }),
  )
  assert.deepEqual(await listLoads('#example=blocks/team/größe--x'), [
    '/preview/blocks/team/gr%C3%B6%C3%9Fe--x.json',
  ])
})

test('says that an example does not exist, and which one has a similar name', async () => {
  const none = async () => null
  await assert.rejects(readStart('#example=buton/buton--button', none, paths), {
    message: 'There is no example “buton/buton--button”. Did you mean “button/button--button”?',
  })
  await assert.rejects(readStart('#example=../../components', none, paths), {
    message: 'There is no example “../../components”.',
  })
  await assert.rejects(readStart(`#example=${'a/'.repeat(500_000)}`, none, paths), {
    message: `There is no example “${'a/'.repeat(50)} …”.`,
  })
})

test('keeps a shared template whose example does not exist', async () => {
  const hash = await toHash({ code: '<p>Mine</p>', state: '{ "a": 1 }', example: 'gone/gone' })
  const { notice, ...start } = await readStart(hash, async () => null, paths)
  assert.deepEqual(start, { code: '<p>Mine</p>', state: '{ "a": 1 }', path: '' })
  assert.equal(notice, 'There is no example “gone/gone”.')
})
