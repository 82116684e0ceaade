import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

test('puts the CSRF token of the application into the form of the dialog', async () => {
  const csrfField = () =>
    edge.globals.html.safe(`<input type='hidden' name='_csrf' value='token'>`) as unknown
  const html = await edge
    .createRenderer()
    .share({ csrfField })
    .renderRaw('<x-kit::confirm id="a" />')
  assert.match(html, /<form [^>]*method="post"[^>]*><input type='hidden' name='_csrf'/)
  assert.doesNotMatch(await edge.renderRaw('<x-kit::confirm id="a" />'), /<input/)
})

test('names and describes the dialog, and focuses the button that cancels', async () => {
  const html = await edge.renderRaw('<x-kit::confirm id="a" title="Sure?" />')
  assert.match(html, /role="alertdialog" aria-labelledby="a__title" aria-describedby="a__desc/)
  assert.match(html, /id="a__title">Sure\?</)
  assert.match(html, /<button [^>]*commandfor="a" command="close"[^>]* autofocus>Cancel</)
})
