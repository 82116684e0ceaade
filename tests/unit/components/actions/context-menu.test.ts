import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../../plugins/example/render-examples.ts'

const warnings: string[] = []
const warn = (message: string) => void warnings.push(message)
const edge = await createRenderer('kit', { library: { namespace: 'kit' } }, { warn })
const dropdown = '<x-kit::dropdown id="m" label="Actions" />'

test('puts the attribute for a context menu on the whole row of a list, also if it has a link', async () => {
  for (const href of ['', 'href="/files/7"']) {
    const html = await edge.renderRaw(
      `<x-kit::list><x-kit::list.item title="A" ${href} class="row" data-id="7" data-kit-context-menu>
        <x-slot name="actions">${dropdown}</x-slot></x-kit::list.item></x-kit::list>`,
    )
    assert.match(html, /<li [^>]*data-kit-context-menu/)
    assert.equal(html.split('data-kit-context-menu').length, 2, html)
    if (href) assert.match(html, /<a [^>]*data-id="7"/)
  }
  const elsewhere = await edge.renderRaw(
    '<x-kit::list><x-kit::list.item title="A" href="/a" data-kit-context-menu aria-controls="m" /></x-kit::list>',
  )
  assert.match(elsewhere, /<li [^>]*aria-controls="m"/)
  assert.doesNotMatch(elsewhere, /<a [^>]*aria-controls/)
})

test('puts the attribute for a context menu on each of the rows that a table makes', async () => {
  const table = (attributes: string, inner: string) =>
    edge.renderRaw(
      `<x-kit::table caption="Files" data-kit-context-menu ${attributes}>
        <x-kit::table.column name="name" label="Name" />${inner}</x-kit::table>`,
    )
  const rows = `:rows="[{ name: 'a' }, { name: 'b' }]"`
  const made = await table(rows, '')
  assert.equal(made.match(/<tr data-kit-part="row" data-kit-context-menu>/g)?.length, 2, made)
  assert.doesNotMatch(made, /<section [^>]*data-kit-context-menu/)
  // The menu is elsewhere, or the rows are the application's own.
  const named = await table(`${rows} aria-controls="m"`, '')
  assert.match(named, /<section [^>]*data-kit-context-menu/)
  assert.doesNotMatch(named, /<tr [^>]*data-kit-context-menu/)
  assert.match(await table('', '<tr><td>a</td></tr>'), /<section [^>]*data-kit-context-menu/)
})

test('warns in development about an area that opens no menu', async () => {
  const area = (attributes: string, inner: string) =>
    edge.renderRaw(`<x-kit::context-menu ${attributes}>${inner}</x-kit::context-menu>`)
  await area('', dropdown)
  await area('menu="m"', 'A')
  await area('aria-controls="m"', 'A')
  assert.deepEqual(warnings, [])
  await area('', 'A')
  assert.equal(warnings.length, 1)
  assert.match(warnings[0]!, /^<x-kit::context-menu> in `.*` opens no menu: put a `dropdown`/)
})
