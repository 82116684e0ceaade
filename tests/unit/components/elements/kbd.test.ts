import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

/**
 * Returns the text shown on other keyboards than those of Apple, with a plus between combined keys.
 */
async function render(attributes: string) {
  const html = await edge.renderRaw(`<x-kit::kbd ${attributes} />`)
  return html.replace(/<span data-kit-key="apple"[^]*?<\/span>/g, '').replace(/<[^>]*>/g, '')
}

const shortcuts = {
  'mod+k': 'Ctrl+K',
  'mod+shift+p': 'Ctrl+Shift+P',
  'mod++': 'Ctrl++',
  '+': '+',
  '?': '?',
  'g h': 'G then H',
  ' mod+k   mod+s ': 'Ctrl+K then Ctrl+S',
  Escape: 'Esc',
  'control+arrowup': 'Ctrl+↑',
  f5: 'F5',
  PageUp: 'Page Up',
  constructor: 'Constructor',
}

for (const [keys, text] of Object.entries(shortcuts)) {
  test(`shows the keys "${keys}" as ${text}`, async () => {
    assert.equal(await render(`keys="${keys}"`), text)
  })
}

test('gives keys that are shown as symbols an accessible name', async () => {
  assert.match(
    await edge.renderRaw('<x-kit::kbd keys="up" />'),
    /<span role="img" aria-label="Up">↑<\/span>/,
  )
  assert.match(
    await edge.renderRaw('<x-kit::kbd keys="mod" />'),
    /<span data-kit-key="apple" role="img" aria-label="Command" hidden>⌘<\/span>/,
  )
})

test('shows custom key names, or announces them if the key is a symbol', async () => {
  assert.equal(await render(`keys="mod+ctrl" :names="{ ctrl: 'Strg' }"`), 'Strg+Strg')
  assert.equal(await render(`keys="mod+k" :names="{ mod: 'C', ctrl: 'Strg' }"`), 'C+K')
  assert.match(
    await edge.renderRaw(`<x-kit::kbd keys="up" :names="{ up: 'Hoch' }" />`),
    / aria-label="Hoch">↑</,
  )
})

test('rejects missing keys, and renders none in production', async () => {
  for (const template of ['<x-kit::kbd />', '<x-kit::kbd keys=" " />']) {
    await assert.rejects(edge.renderRaw(template), { code: 'E_INVALID_PROP', line: 1 })
    assert.match(await production.renderRaw(template), /^<kbd [^]*<\/kbd>$/)
  }
})

test('rejects invalid keys, and shows them unchanged in production', async () => {
  for (const keys of ['ctrl-k', 'mod+ctrl-k', '{{ }}', 'mod+', 'a->b']) {
    await assert.rejects(edge.renderRaw('<x-kit::kbd :keys="keys" />', { keys }), {
      code: 'E_INVALID_PROP',
      message: /: Invalid value for prop "keys"/,
    })
  }
  assert.match(await production.renderRaw('<x-kit::kbd keys="ctrl-k" />'), />ctrl-k<\/kbd>/)
})

test('shows the keys that its page lists, in the given words and symbols', async () => {
  const page = await readFile('content/components/kbd.md', 'utf8')
  const rows = [...page.matchAll(/^\| (`.*`)\s*\| (.*?)\s*\| (.*?)\s*\|$/gm)]
  assert.ok(rows.length > 10)
  for (const [, names, other, apple] of rows) {
    const shown = new Set<string>()
    const signs = new Set<string>()
    for (const [, name] of names!.matchAll(/`(.*?)`/g)) {
      const text = await render(`keys="${name}"`)
      const html = await edge.renderRaw(`<x-kit::kbd keys="${name}" />`)
      shown.add(text)
      signs.add(/"apple"[^>]*>(.*?)</.exec(html)?.[1] ?? text)
    }
    assert.deepEqual([[...shown].join(' '), [...signs].join(' ')], [other, apple])
  }
})
