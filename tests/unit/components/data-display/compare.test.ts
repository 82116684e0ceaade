import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const toCompare = (more: string, before = '/a.webp') =>
  `<x-kit::compare before="${before}" after="/b.webp" before-alt="A" after-alt="B" ${more} />`

test('starts at the given position, without an inline style', async () => {
  assert.match(await edge.renderRaw(toCompare('')), /<input [^>]* value="50"/)
  const html = await edge.renderRaw(toCompare(':value="0"'))
  assert.match(html, /<input [^>]* value="0"/)
  assert.doesNotMatch(html, /style=/)
})

test('rejects a position outside of the images, and starts in the middle in production', async () => {
  for (const value of ['-1', '101', 'NaN', 'Infinity']) {
    const template = toCompare(`:value="${value}"`)
    await assert.rejects(edge.renderRaw(template), /prop "value"/)
    assert.match(await production.renderRaw(template), /<input [^>]* value="50"/)
  }
})

test('rejects a URL that would run a script', async () => {
  const hostile = toCompare('', 'javascript:alert(1)')
  await assert.rejects(edge.renderRaw(hostile), /Invalid value for prop "before"/)
  assert.doesNotMatch(await production.renderRaw(hostile), /alert/)
})

test('shows no label for an empty text', async () => {
  const html = await edge.renderRaw(toCompare('before-label="" after-label="Now"'))
  assert.equal(html.match(/class="kit-compare-label"/g)?.length, 1)
})
