import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

/** Renders a banner for a request with these cookies. */
function render(attributes: string, cookies: Record<string, string> = {}): Promise<string> {
  const request = { plainCookie: (name: string) => cookies[name] }
  const banner = `<x-kit::banner ${attributes}>Text</x-kit::banner>`
  return edge.createRenderer().share({ request }).renderRaw(banner)
}

/** The cookie that the script stores when somebody closes this banner. */
const toCookie = (html: string) => / data-kit-remember="([^"]+)"/.exec(html)?.[1]

test('renders nothing for somebody who has closed it, and everything for others', async () => {
  for (const id of ['a', 'spring release', 'Frühling', '; a=b']) {
    const cookie = toCookie(await render(`id="${id}"`))!
    assert.match(cookie, /^kit-banner-[\w-]+$/)
    assert.equal((await render(`id="${id}"`, { [cookie]: '1' })).trim(), '')
    assert.match(await render(`id="${id}"`, { 'kit-banner-other': '1' }), /Text/)
  }
})

test('remembers only a banner that people can close for more than a page', async () => {
  for (const attributes of ['id="a" :remember="0"', 'id="a" :dismissible="false"']) {
    const html = await render(attributes, { 'kit-banner-a': '1' })
    assert.match(html, /Text/)
    assert.equal(toCookie(html), undefined)
  }
})

test('rejects a negative number of days', async () => {
  await assert.rejects(render('id="a" :remember="-1"'), {
    code: 'E_INVALID_PROP',
    message: /: Invalid value -1 for prop "remember". Expected a number of at least 0$/,
  })
})
