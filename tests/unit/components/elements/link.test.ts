import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

/** Renders a link for a request to this URL, in an application with one route. */
function render(attributes: string, url = '/') {
  const urlFor = (route: string, params: unknown, options?: { qs: { page: number } }) =>
    `/${route}/${String(params)}${options ? `?page=${options.qs.page}` : ''}`
  return edge
    .createRenderer()
    .share({ urlFor, request: { url: () => url } })
    .renderRaw(`<x-kit::link ${attributes}>a</x-kit::link>`)
}

test('builds the URL from a route with its parameters and options', async () => {
  const html = await render(
    'route="show" :route-params="[7]" :route-options="{ qs: { page: 2 } }" href=""',
  )
  assert.match(html, / href="\/show\/7\?page=2"/)
})

test('prefers `aria-current` to the requested page', async () => {
  assert.match(await render('href="/b" aria-current="step"', '/b'), / aria-current="step"/)
})

test('announces that a link opens a new tab, also if only its target does', async () => {
  for (const attributes of ['external', 'target="_blank"']) {
    const html = await render(`href="/a" ${attributes}`)
    assert.match(html, / target="_blank" rel="noopener"/)
    assert.match(html, /\(opens in a new tab\)/)
  }
  assert.doesNotMatch(await render('href="/a" target="_top"'), /new tab|rel=/)
})

test('adds to the `rel` of a link that opens a new tab', async () => {
  const read = async (attributes: string) =>
    / rel="(.*?)"/.exec(await render(`href="/a" ${attributes}`))?.[1]
  assert.equal(await read('external rel="nofollow"'), 'noopener nofollow')
  assert.equal(await read('target="_blank" rel="nofollow"'), 'noopener nofollow')
  assert.equal(await read('external rel="noreferrer noopener"'), 'noreferrer noopener')
  assert.equal(await read('external rel="opener"'), 'opener')
  assert.equal(await read('external :rel="null"'), 'noopener')
  assert.equal(await read('rel="nofollow"'), 'nofollow')
})

test('rejects a URL together with a route, unless one of them is empty', async () => {
  const message = /: Use only one of "href" and "route"/
  await assert.rejects(render('href="/a" route="show"'), { code: 'E_INVALID_PROP', message })
  const button = '<x-kit::button href="/a" route="show">a</x-kit::button>'
  await assert.rejects(edge.renderRaw(button), { code: 'E_INVALID_PROP', message })
  for (const attributes of ['route="show" :href="null"', 'route="" href="/show/undefined"']) {
    assert.match(await render(attributes), / href="\/show\/undefined"/)
  }
  const urlFor = () => '/b'
  const deployed = production.createRenderer().share({ urlFor })
  const html = await deployed.renderRaw('<x-kit::link href="/a" route="show">a</x-kit::link>')
  assert.match(html, / href="\/b"/)
})

test('rejects a route if the application has no router', async () => {
  await assert.rejects(edge.renderRaw('<x-kit::link route="a">b</x-kit::link>'), {
    code: 'E_INVALID_PROP',
    message: /no routes are available/,
  })
})

test('rejects an unknown route at the tag, and renders the link without a URL in production', async () => {
  const template = '<p>\n<x-kit::link route="a">b</x-kit::link>'
  const urlFor = () => {
    throw new Error('Cannot lookup route "a"')
  }
  const development = edge.createRenderer().share({ urlFor })
  await assert.rejects(development.renderRaw(template), {
    code: 'E_INVALID_PROP',
    message: /Cannot lookup route "a"/,
    line: 2,
  })
  const deployed = production.createRenderer().share({ urlFor })
  assert.match(await deployed.renderRaw(template), /<a (?!.*href).*>b<\/a>$/)
})

test('asks each request for the URL of a route, also if the link is cached', async () => {
  production.registerTemplate('routes', { template: '<x-kit::link route="show">a</x-kit::link>' })
  for (const locale of ['de', 'fr', 'de', 'fr', 'de']) {
    const urlFor = (route: string) => `/${locale}/${route}`
    const html = await production.createRenderer().share({ urlFor }).render('routes')
    assert.match(html, new RegExp(` href="/${locale}/show"`))
  }
})
