import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const menu = `<x-kit::menu label="A">
  <x-kit::menu.panel id="one" label="One"><x-kit::menu.link title="B" href="/one/b" /></x-kit::menu.panel>
  <x-kit::menu.panel id="two" label="Two"><x-kit::menu.link title="C" href="/two/c" /></x-kit::menu.panel>
  <x-kit::menu.item href="/blog" section>D</x-kit::menu.item>
</x-kit::menu>
<x-kit::dock label="E"><x-kit::dock.item icon="house" href="/blog" section>F</x-kit::dock.item></x-kit::dock>`

/** The marked elements of a page for this URL. */
async function listMarked(url: string): Promise<string[]> {
  const html = await edge
    .createRenderer()
    .share({ request: { url: () => url } })
    .renderRaw(menu)
  return [...html.matchAll(/(?:popovertarget|href)="([^"]+)"[^>]* aria-current="(\w+)"/g)].map(
    ([, target, current]) => `${target} ${current}`,
  )
}

test('marks the link to the current page, and the button of the panel around it', async () => {
  assert.deepEqual(await listMarked('/two/c?a=1'), ['two true', '/two/c page'])
  assert.deepEqual(await listMarked('/blog'), ['/blog page', '/blog page'])
  assert.deepEqual(await listMarked('/blog/1'), ['/blog true', '/blog true'])
  assert.deepEqual(await listMarked('/'), [])
})

test('rejects links without a URL, and parts in the wrong place', async () => {
  for (const [page, message] of [
    [
      '<x-kit::menu label="A">\n<x-kit::menu.item>B</x-kit::menu.item></x-kit::menu>',
      /Missing prop "href"/,
    ],
    [
      '<x-kit::dock label="A">\n<x-kit::dock.item icon="x">B</x-kit::dock.item></x-kit::dock>',
      /Missing prop "href"/,
    ],
  ] as const) {
    await assert.rejects(edge.renderRaw(page), { code: 'E_INVALID_PROP', line: 2, message })
    assert.match(await production.renderRaw(page), / data-kit="/)
  }
})
