import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const side = '<x-kit::shell.sidebar>Links</x-kit::shell.sidebar>'
const header = '<x-kit::shell.header>Title</x-kit::shell.header>'
const main = '<x-kit::shell.main>Content</x-kit::shell.main>'
const shell = (attributes: string, inner = side + header + main) =>
  `<x-kit::shell ${attributes.includes('id=') ? '' : 'id="shell"'} ${attributes}>\n${inner}</x-kit::shell>`

/** Renders a shell for a visitor with this cookie. */
function render(attributes: string, inner?: string, cookie?: unknown): Promise<string> {
  const request = { plainCookie: (name: string) => (name === 'kit-sidebar' ? cookie : undefined) }
  return edge.createRenderer().share({ request }).renderRaw(shell(attributes, inner))
}

test('connects the skip link with the content, and the buttons with the sidebar', async () => {
  const html = await render('id="app" collapsible')
  assert.match(html, /<a class="kit-skip-link"[^>]* href="#app__main"/)
  assert.match(html, /<main [^>]*id="app__main"[^>]* tabindex="-1"/)
  assert.match(html, /<div [^>]*id="app__sidebar"[^>]* popover="auto"/)
  assert.match(html, /<button [^>]*aria-label="Menu"[^>]* popovertarget="app__sidebar"/)
  assert.match(html, /<button [^>]*aria-controls="app__sidebar"/)
  const named = `${header}<x-kit::shell.main id="content">Content</x-kit::shell.main>`
  assert.match(await render('', named), /href="#content"[^]*<main [^>]*id="content"/)
})

test('adds a skip link only if something comes before the content', async () => {
  assert.doesNotMatch(await render('layout="auth"', main), /kit-skip-link/)
  assert.doesNotMatch(await render('', header), /kit-skip-link/)
  assert.match(await render('', header + main), /kit-skip-link/)
})

test('reads from a cookie whether the sidebar is collapsed, unless the template decides', async () => {
  const isCollapsed = (html: string) => {
    const [, expanded] = /aria-expanded="(\w+)"/.exec(html)!
    const isMarked = html.includes(' data-collapsed=""')
    assert.equal(expanded, String(!isMarked))
    return isMarked
  }
  assert.equal(isCollapsed(await render('collapsible', undefined, 'collapsed')), true)
  for (const cookie of [undefined, '', 'open', 7, null, '"><script>']) {
    assert.equal(isCollapsed(await render('collapsible', undefined, cookie)), false)
  }
  assert.equal(isCollapsed(await render('collapsible collapsed')), true)
  const own = 'collapsible :collapsed="false"'
  assert.equal(isCollapsed(await render(own, undefined, 'collapsed')), false)
  assert.doesNotMatch(await render('', undefined, 'collapsed'), /data-collapsed|aria-expanded/)
  const top = await render('collapsible layout="header"', undefined, 'collapsed')
  assert.doesNotMatch(top, /data-collapsed|aria-expanded/)
})

test('shows the buttons of the sidebar even without a header, and none without a sidebar', async () => {
  const bare = await render('collapsible', side + main)
  assert.equal(bare.match(/popovertarget="shell__sidebar"/g)?.length, 2)
  assert.match(bare, /data-kit-collapse/)
  assert.doesNotMatch(await render('collapsible', header + main), /popovertarget|data-kit-collapse/)
})

test('rejects parts that are repeated, in the wrong order or outside of a shell', async () => {
  for (const [template, message] of [
    [shell('', header + side), /: Put <x-kit::shell.sidebar> before <x-kit::shell.header>$/],
    [shell('', side + side), /: A shell has one sidebar$/],
    [shell('', header + header), /: A shell has one header$/],
    [shell('', main + main), /: A shell has one main$/],
    [
      shell('', '<x-kit::shell.main id="a b">A</x-kit::shell.main>'),
      /expected an id without spaces$/,
    ],
    ['\n<x-kit::shell id="a b">A</x-kit::shell>', /expected an id without spaces$/],
    ...['sidebar', 'header', 'main', 'footer'].map(
      (part) =>
        [
          `\n<x-kit::shell.${part}>A</x-kit::shell.${part}>`,
          /: This sub-component belongs inside <x-kit::shell>$/,
        ] as const,
    ),
  ] as const) {
    const line = 2
    await assert.rejects(edge.renderRaw(template), { code: 'E_INVALID_PROP', line, message })
    const ids = [...(await production.renderRaw(template)).matchAll(/ id="([^"]*)"/g)]
    for (const [, id] of ids) assert.match(id!, /^\S+$/)
  }
})
