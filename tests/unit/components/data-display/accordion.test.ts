import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const item = (attributes: string) =>
  `<x-kit::accordion.item title="A" ${attributes}>B</x-kit::accordion.item>`
const accordion = (attributes: string, ...items: string[]) =>
  `<x-kit::accordion ${attributes}>${items.join('\n')}</x-kit::accordion>`

test('passes name and heading level to items, and prefers the level of an item', async () => {
  const html = await edge.renderRaw(accordion('name="n" :level="2"', item(''), item(':level="5"')))
  assert.equal(html.match(/<details [^>]*name="n"/g)?.length, 2)
  assert.match(html, /<h2 [^>]*>A<\/h2>[^]*<h5 [^>]*>A<\/h5>/)
})

test('lets items without a name open independently', async () => {
  const html = await edge.renderRaw(accordion('', item('open'), item('open')))
  assert.equal(
    html.match(/<details [^>]*data-kit="accordion\.item" open data-kit-opened[^>]*>/g)?.length,
    2,
  )
})

test('opens only the first of several open items that share a name, and rejects them in development', async () => {
  const template = accordion('name="n"', item('open'), item(''), item('open'))
  await assert.rejects(edge.renderRaw(template), {
    code: 'E_INVALID_PROP',
    line: 3,
    message: /: Two items are open, but with name="n" only one can be$/,
  })
  const html = await production.renderRaw(template)
  assert.equal(html.match(/<details [^>]* open data-kit-opened[^>]*>/g)?.length, 1)
  assert.match(html, /<details [^>]* open data-kit-opened[^>]*>[^]*<details [^]*<details /)
})

test('keeps the name and the open items of a nested accordion separate', async () => {
  const inner = accordion('name="inner"', item('open'))
  const outer = `<x-kit::accordion.item title="A" open>${inner}</x-kit::accordion.item>`
  const html = await edge.renderRaw(accordion('name="outer"', outer, item('')))
  assert.deepEqual(
    [...html.matchAll(/<details [^>]*name="(\w+)"( open)?/g)].map(([, ...parts]) => parts),
    [
      ['outer', ' open'],
      ['inner', ' open'],
      ['outer', undefined],
    ],
  )
})

test('puts the id inside the details, so that a link to it opens them', async () => {
  const html = await edge.renderRaw(accordion('', item('id="x"')))
  assert.match(html, /<div [^>]*data-kit-part="content" id="x">B<\/div>/)
  assert.equal(html.match(/ id="/g)?.length, 1)
})
