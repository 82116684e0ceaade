import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

/** Renders a switch for a request with this cookie. */
function render(attributes: string, cookie: unknown): Promise<string> {
  const request = {
    cookies: { 'kit-theme': cookie } as Record<string, unknown>,
    plainCookie(name: string, { encoded }: { encoded: boolean }) {
      return encoded ? undefined : this.cookies[name]
    },
  }
  return edge.createRenderer().share({ request }).renderRaw(`<x-kit::theme ${attributes} />`)
}

const findPressed = (html: string) =>
  [...html.matchAll(/data-kit-theme="(\w+)" aria-pressed="true"/g)].map(([, name]) => name)

test('marks the theme of the cookie, and the system theme for anything else', async () => {
  assert.deepEqual(findPressed(await render('', 'dark')), ['dark'])
  assert.deepEqual(findPressed(await render('', 'light')), ['light'])
  for (const cookie of [undefined, null, '', 'purple', 7, '"><script>', { dark: true }]) {
    assert.deepEqual(findPressed(await render('', cookie)), ['system'])
  }
  assert.deepEqual(findPressed(await edge.renderRaw('<x-kit::theme />')), ['system'])
})

test('presses the single button in the dark theme', async () => {
  assert.match(await render('toggle', 'dark'), /<button [^>]*aria-pressed="true"/)
  assert.match(await render('toggle', 'light'), /<button [^>]*aria-pressed="false"/)
  assert.match(await render('toggle', undefined), /<button [^>]*aria-pressed="false"/)
})

test('keeps its names, even if a template leaves them empty', async () => {
  const html = await render('label="" light-label="" dark-label="" :system-label="null"', 'dark')
  assert.match(html, /aria-label="Theme"/)
  for (const name of ['Light', 'Dark', 'System']) assert.match(html, new RegExp(`>${name}</span>`))
  assert.match(await render('toggle toggle-label=""', 'dark'), /aria-label="Dark theme"/)
})
