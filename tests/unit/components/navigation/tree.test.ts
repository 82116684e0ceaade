import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

/** Renders a branch with a link in it, for a request to this URL. */
function render(branch: string, url: string, leaf = 'href="/files/1"'): Promise<string> {
  const inner = `<x-kit::tree.item title="Inner"><x-kit::tree.item title="Leaf" ${leaf} /></x-kit::tree.item>`
  return edge
    .createRenderer()
    .share({ request: { url: () => url } })
    .renderRaw(
      `<x-kit::tree label="Files"><x-kit::tree.item title="Branch" ${branch}>${inner}</x-kit::tree.item></x-kit::tree>`,
    )
}

/** Whether each branch is open, from the outside to the inside. */
const listOpen = (html: string) =>
  [...html.matchAll(/<details [^>]*?(?<open> open data-kit-opened)?\s*>/g)].map(
    ({ groups }) => !!groups!.open,
  )

test('opens the branches around the current page', async () => {
  assert.deepEqual(listOpen(await render('', '/files/1?page=2')), [true, true])
  assert.deepEqual(listOpen(await render('', '/files/2')), [false, false])
  assert.deepEqual(listOpen(await render('', '/files/2', 'href="/files/1" current')), [true, true])
})

test('opens or closes a branch as `open` says', async () => {
  assert.deepEqual(listOpen(await render('open', '/files/2')), [true, false])
  assert.deepEqual(listOpen(await render(':open="false"', '/files/1')), [false, true])
})

test('puts no link into the button of a branch', async () => {
  const html = await render('href="/files" data-id="1" class="more"', '/')
  assert.match(html, /<li class="kit-tree-item more" [^>]*>\s*<a [^>]*data-id="1"/)
  for (const [summary] of html.matchAll(/<summary[^]*?<\/summary>/g)) {
    assert.doesNotMatch(summary, /<a /)
    assert.match(summary, />(Branch|Inner)</)
  }
})

test('renders an item without items in it as a link or as text', async () => {
  const html = await edge.renderRaw(
    '<x-kit::tree label="A"><x-kit::tree.item title="B" href="/b" /><x-kit::tree.item title="C" data-id="1" /></x-kit::tree>',
  )
  assert.doesNotMatch(html, /<details/)
  assert.match(html, /<a [^>]*href="\/b"/)
  assert.match(html, /<li [^>]*data-id="1"/)
})
