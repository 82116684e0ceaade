import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { createProductionRenderer } from './create-production-renderer.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const production = await createProductionRenderer()

test('a modal needs a name: a title, a header or a label of its own', async () => {
  const nameless = '\n <x-kit::modal id="a">Text</x-kit::modal>'
  await assert.rejects(edge.renderRaw(nameless), {
    code: 'E_INVALID_PROP',
    line: 2,
    col: 1,
    message: /: Missing prop "title": a dialog needs a name$/,
  })
  assert.match(await production.renderRaw(nameless), /^\s*<dialog [^>]*id="a"/)
  for (const modal of [
    '<x-kit::modal id="a" title="A">Text</x-kit::modal>',
    '<x-kit::modal id="a"><x-kit::modal.header title="A" /></x-kit::modal>',
    '<x-kit::modal id="a" aria-label="A">Text</x-kit::modal>',
    '<x-kit::modal id="a" aria-labelledby="b">Text</x-kit::modal>',
  ]) {
    assert.match(await edge.renderRaw(modal), /<dialog [^>]*aria-label/)
  }
})

test('without id a modal is an error, and in production one that nothing opens', async () => {
  const modal = '<x-kit::modal title="A">Text</x-kit::modal>'
  await assert.rejects(edge.renderRaw(modal), { message: /: Missing required prop "id"/ })
  const html = await production.renderRaw(modal)
  assert.doesNotMatch(html, /null|undefined/)
  assert.match(html, /Text/)
})

test('parts of a modal that stand elsewhere are an error at their tag', async () => {
  for (const part of ['header title="A"', 'footer']) {
    const [name] = part.split(' ')
    const alone = `<p>\n  <x-kit::modal.${part}>B</x-kit::modal.${name}></p>`
    await assert.rejects(edge.renderRaw(alone), {
      code: 'E_INVALID_PROP',
      line: 2,
      message: /: This part belongs inside <x-kit::modal>$/,
    })
    const html = await production.renderRaw(alone)
    assert.match(html, /B/)
    assert.doesNotMatch(html, /null|undefined/)
  }
})

test('a header says what the modal does not', async () => {
  const header = '<x-kit::modal.header>Step 1</x-kit::modal.header>'
  const html = await edge.renderRaw(`<x-kit::modal id="a" title="A">${header}</x-kit::modal>`)
  assert.match(html, /id="a__title">A</)
  await assert.rejects(edge.renderRaw(`<x-kit::modal id="a">${header}</x-kit::modal>`), {
    message: /: Missing prop "title": a dialog needs a name$/,
  })
})

test('each header names its own modal', async () => {
  const html = await edge.renderRaw(
    `<x-kit::modal id="a"><x-kit::modal id="b"><x-kit::modal.header title="B" /></x-kit::modal>` +
      `<x-kit::modal.header title="A" /></x-kit::modal>`,
  )
  assert.match(html, /id="b__title">B</)
  assert.match(html, /id="a__title">A</)
})

test('a modal that asks for an answer closes by its own buttons or Escape only', async () => {
  const html = await edge.renderRaw(
    '<x-kit::modal id="a" title="A" alert dismissible>B</x-kit::modal>',
  )
  assert.match(html, / closedby="closerequest" role="alertdialog"/)
  assert.doesNotMatch(html, /<button/)
})

test('a button opens, closes or toggles one thing, and goes nowhere then', async () => {
  for (const [attributes, message] of [
    ['opens="a" href="/b"', /: A link goes elsewhere/],
    ['toggles="a" href="/b"', /: A link goes elsewhere/],
    ['opens="a" closes="b"', /: Use one of/],
    ['closes="a" toggles="b"', /: Use one of/],
  ] as const) {
    const button = `<x-kit::button ${attributes}>A</x-kit::button>`
    await assert.rejects(edge.renderRaw(button), { code: 'E_INVALID_PROP', message })
    assert.match(await production.renderRaw(button), /^<(?:a|button) .*>A</)
  }
})
