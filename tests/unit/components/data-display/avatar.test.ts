import assert from 'node:assert/strict'
import test from 'node:test'
import { toInitials } from '../../../../kit/components/avatar/avatar.ts'
import { edge, production } from '../renderers.ts'

const render = (attributes: string, state = {}) =>
  edge.renderRaw(`<x-kit::avatar ${attributes} />`, state)

const names = {
  'Ada Lovelace': 'AL',
  ada: 'A',
  'Ada King Lovelace': 'AL',
  '  Grace   Hopper  ': 'GH',
  'Grace (Admiral) Hopper': 'GH',
  'Jean-Luc': 'J',
  'Anna ßmith': 'AS',
  'Mary Smith-Jones': 'MS',
  'émilie du Châtelet': 'ÉC',
  'e\u0301milie': 'E\u0301',
  '3M Company': '3C',
  '山田 太郎': '山太',
  'مريم عمر': 'م\u200Cع',
  '🚀': '',
  '@ada': 'A',
  '': '',
}

for (const [name, initials] of Object.entries(names)) {
  test(`shortens the name "${name}" to the initials "${initials}"`, () => {
    assert.equal(toInitials(name), initials)
  })
}

test('announces the name once, followed by the status', async () => {
  const html = await render('src="/a.webp" name="Ada Lovelace" status="busy"')
  assert.match(html, /^<span [^>]* role="img" aria-label="Ada Lovelace, busy">/)
  assert.match(html, /<img [^>]* src="\/a\.webp" alt=""/)
  assert.match(
    await render('name="Ada" status="away" status-label="Im Urlaub"'),
    / aria-label="Ada, Im Urlaub"/,
  )
})

test('uses `aria-label` as the accessible name', async () => {
  const html = await render('src="/a.webp" aria-label="Ada" status="online"')
  assert.match(html, / role="img" aria-label="Ada"/)
})

test('treats an image with an empty `alt` as decoration, but announces its status', async () => {
  const html = await render('src="/a.webp" name="Ada" alt=""')
  assert.match(html, / aria-hidden="true"/)
  assert.doesNotMatch(html, /aria-label|role=/)
  assert.match(await render('name="Ada" alt="" status="online"'), / aria-label="online"/)
})

test('rejects an image without a name, and renders it as decoration in production', async () => {
  const message = /: Missing prop "name" or "alt"/
  await assert.rejects(render('src="/a.webp"'), { code: 'E_INVALID_PROP', line: 1, message })
  const html = await production.renderRaw('<x-kit::avatar src="/a.webp" />')
  assert.match(html, / aria-hidden="true"/)
})

test('puts loading attributes on the image, and all others on the root', async () => {
  const html = await render('name="a" src="/a.webp" loading="eager" srcset="/b.webp 2x" id="me"')
  const [, root, image] = /<span ([^>]*)>[^]*<img ([^>]*)>/.exec(html)!
  assert.match(root!, / id="me"/)
  assert.doesNotMatch(root!, /loading|srcset/)
  assert.match(image!, / loading="eager".* srcset="\/b\.webp 2x"/)
})

test('renders an icon if there is neither name nor image', async () => {
  assert.match(await render(''), / aria-hidden="true">\s*<svg/)
})
