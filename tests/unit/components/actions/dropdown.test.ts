import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const csrfField = () =>
  edge.globals.html.safe(`<input type='hidden' name='_csrf' value='token'>`) as unknown
const urlFor = (route: string, params?: unknown, options?: unknown) =>
  `/${route}/${JSON.stringify(params ?? null)}${JSON.stringify(options ?? null)}`

/** Renders one item of a menu, with the values that an application shares. */
function renderItem(item: string, shared: Record<string, unknown> = {}): Promise<string> {
  const menu = `<x-kit::dropdown id="a" label="A">${item}</x-kit::dropdown>`
  return edge.createRenderer().share(shared).renderRaw(menu)
}

test('rejects a menu whose button has no name', async () => {
  const menu = '\n<x-kit::dropdown id="a">B</x-kit::dropdown>'
  await assert.rejects(edge.renderRaw(menu), {
    code: 'E_INVALID_PROP',
    line: 2,
    message: /: Missing prop "label": a menu button needs a name$/,
  })
  assert.match(await production.renderRaw(menu), / role="menu"/)
  const trigger = '<x-slot name="trigger">A</x-slot>'
  const html = await edge.renderRaw(`<x-kit::dropdown id="a">${trigger}B</x-kit::dropdown>`)
  assert.match(html, /<button [^>]*>A\s*<svg/)
})

test('adds the CSRF token of the application to an item that sends a form', async () => {
  const item = '<x-kit::dropdown.item href="/a" method="post">B</x-kit::dropdown.item>'
  const html = await renderItem(item, { csrfField })
  assert.match(html, /<form [^>]*action="\/a"><input type='hidden' name='_csrf' value='token'>/)
  assert.doesNotMatch(await renderItem(item), /<input/)
  const link = '<x-kit::dropdown.item href="/a">B</x-kit::dropdown.item>'
  assert.doesNotMatch(await renderItem(link, { csrfField }), /<input|<form/)
})

test('puts methods that HTML forms lack into the query string', async () => {
  for (const [href, action] of [
    ['/a', '/a?_method=PUT'],
    ['/a?b=1', '/a?b=1&amp;_method=PUT'],
    ['/a?b=1#c', '/a?b=1&amp;_method=PUT#c'],
  ]) {
    const html = await renderItem(
      `<x-kit::dropdown.item href="${href}" method="put">B</x-kit::dropdown.item>`,
    )
    assert.ok(html.includes(`method="post" action="${action}"`), html)
  }
})

test('builds the URL of a link and of a form from a route', async () => {
  const route = 'route="posts" :route-params="[1]" :route-options="{ qs: { a: 1 } }"'
  const link = await renderItem(`<x-kit::dropdown.item ${route}>B</x-kit::dropdown.item>`, {
    urlFor,
  })
  assert.match(link, /<a [^>]*href="\/posts\/\[1\]/)
  const form = await renderItem(
    '<x-kit::dropdown.item route="posts" method="delete">B</x-kit::dropdown.item>',
    { urlFor },
  )
  assert.match(form, /action="\/posts\/nullnull\?_method=DELETE"/)
})

test('rejects contradictory props of an item at its tag', async () => {
  for (const [attributes, message] of [
    ['method="post"', /: Missing prop "href" or "route": method "post" needs a URL/],
    ['href="/a" opens="b"', /: A link cannot open/],
    ['href="javascript:alert(1)" method="post"', /: Invalid value for prop "href"/],
  ] as const) {
    const menu = `<x-kit::dropdown id="a" label="A">\n <x-kit::dropdown.item ${attributes}>B</x-kit::dropdown.item></x-kit::dropdown>`
    await assert.rejects(edge.renderRaw(menu), { code: 'E_INVALID_PROP', line: 2, message })
    const html = await production.renderRaw(menu)
    assert.match(html, /role="menuitem"/)
    assert.doesNotMatch(html, /javascript:/)
  }
})

test('ticks the items of the values of the form, unless the last submission had others', async () => {
  const items = ['1', '2'].map(
    (value) =>
      `<x-kit::dropdown.checkbox name="a[]" value="${value}">A</x-kit::dropdown.checkbox>` +
      `<x-kit::dropdown.radio name="b" value="${value}">B</x-kit::dropdown.radio>`,
  )
  const form = `<x-kit::form :values="{ a: [1], b: 1 }"><x-kit::dropdown id="m" label="M">${items.join('')}</x-kit::dropdown></x-kit::form>`
  const list = (html: string) =>
    [...html.matchAll(/ name="([^"]+)"[^>]* value="([^"]+)" checked/g)].map(([, name, value]) => [
      name,
      value,
    ])
  assert.deepEqual(list(await edge.renderRaw(form)), [
    ['a[]', '1'],
    ['b', '1'],
  ])
  const old = (path: string) => (path === 'b' ? '2' : undefined)
  const flashMessages = { get: (key: string) => (key === 'inputErrorsBag' ? {} : undefined) }
  const html = await edge.createRenderer().share({ old, flashMessages }).renderRaw(form)
  assert.deepEqual(list(html), [['b', '2']])
})

test('describes a menu by its headings, whose ids differ', async () => {
  const html = await renderItem(
    '<x-kit::dropdown.heading>A</x-kit::dropdown.heading><x-kit::dropdown.heading>B</x-kit::dropdown.heading>',
  )
  const [, described] = /role="menu"[^>]* aria-describedby="([^"]+)"/.exec(html)!
  const ids = described!.split(' ')
  assert.equal(new Set(ids).size, 2)
  for (const id of ids) assert.ok(html.includes(` id="${id}"`))
  assert.doesNotMatch(await renderItem(''), /aria-describedby/)
})
