import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

const nav = (attributes: string) =>
  `<x-kit::nav label="Main">\n<x-kit::nav.item ${attributes}>A</x-kit::nav.item></x-kit::nav>`

/** Renders one item for a request to this URL, in an application with one route. */
function render(attributes: string, url = '/'): Promise<string> {
  const urlFor = (route: string, params: unknown) => `/${route}/${String(params)}`
  return edge
    .createRenderer()
    .share({ urlFor, request: { url: () => url } })
    .renderRaw(nav(attributes))
}

test('marks the item of a section as `true`, not `page`, on the pages below it', async () => {
  for (const href of ['/plans', '/plans/', '/plans?page=2']) {
    assert.match(await render(`href="${href}" section`, '/plans/7'), / aria-current="true"/, href)
    assert.match(await render(`href="${href}" section`, '/plans'), / aria-current="page"/, href)
  }
  for (const href of [
    '/',
    '/plan',
    '/plans/7/8',
    '#plans',
    '/plans#a',
    '?plans',
    'https://a.example',
  ]) {
    assert.doesNotMatch(await render(`href="${href}" section`, '/plans/7'), /aria-current/, href)
  }
  assert.doesNotMatch(await edge.renderRaw(nav('href="/a" section')), /aria-current/)
})

test('prefers `current` to the section', async () => {
  const off = 'href="/b" :current="false" section'
  assert.doesNotMatch(await render(off, '/b'), /aria-current/)
  assert.doesNotMatch(await render(off, '/b/c'), /aria-current/)
})

test('omits an empty badge and a count of 0', async () => {
  for (const badge of ['', 'badge=""', ':badge="null"', ':badge="0"', 'badge="{{ 0 }}"']) {
    assert.doesNotMatch(await render(`href="/a" ${badge}`), /kit-badge/)
  }
  assert.match(await render('href="/a" :badge="10"'), /<\/span> <span [^>]*>10<\/span><\/a>/)
  for (const [list, attributes] of [
    ['dock', 'href="/a" icon="house"'],
    ['sidebar', 'href="/a"'],
    ['tree', 'title="A"'],
  ]) {
    const show = (badge: string) =>
      edge.renderRaw(
        `<x-kit::${list} label="A"><x-kit::${list}.item ${attributes} ${badge}>A</x-kit::${list}.item></x-kit::${list}>`,
      )
    assert.match(await show('badge="2"'), /kit-badge/)
    assert.doesNotMatch(await show(':badge="0"'), /kit-badge/)
  }
})
