import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

test('rejects a modal without a title, a header or a label', async () => {
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

test('takes the missing title of a header from the modal', async () => {
  const header = '<x-kit::modal.header>Step 1</x-kit::modal.header>'
  const html = await edge.renderRaw(`<x-kit::modal id="a" title="A">${header}</x-kit::modal>`)
  assert.match(html, /id="a__title">A</)
  await assert.rejects(edge.renderRaw(`<x-kit::modal id="a">${header}</x-kit::modal>`), {
    message: /: Missing prop "title": a dialog needs a name$/,
  })
})

test('uses each header as the name of its own modal', async () => {
  const html = await edge.renderRaw(
    `<x-kit::modal id="a"><x-kit::modal id="b"><x-kit::modal.header title="B" /></x-kit::modal>` +
      `<x-kit::modal.header title="A" /></x-kit::modal>`,
  )
  assert.match(html, /id="b__title">B</)
  assert.match(html, /id="a__title">A</)
})

test('closes an alert only by its own buttons or Escape', async () => {
  const html = await edge.renderRaw(
    '<x-kit::modal id="a" title="A" alert dismissible>B</x-kit::modal>',
  )
  assert.match(html, / closedby="closerequest" role="alertdialog"/)
  assert.doesNotMatch(html, /<button/)
})

test('rejects a button that opens, closes or toggles more than one thing, or also links', async () => {
  for (const [attributes, message] of [
    ['opens="a" href="/b"', /: A link cannot open/],
    ['toggles="a" href="/b"', /: A link cannot open/],
    ['opens="a" closes="b"', /: Use only one of/],
    ['closes="a" toggles="b"', /: Use only one of/],
  ] as const) {
    const button = `<x-kit::button ${attributes}>A</x-kit::button>`
    await assert.rejects(edge.renderRaw(button), { code: 'E_INVALID_PROP', message })
    assert.match(await production.renderRaw(button), /^<(?:a|button) .*>A</)
  }
})
