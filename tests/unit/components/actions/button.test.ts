import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

test('rejects a button with only an icon and no label', async () => {
  for (const attributes of ['icon="x"', 'trailing="x"', 'icon="x" label=""', 'icon="x" loading']) {
    await assert.rejects(edge.renderRaw(`\n <x-kit::button ${attributes}> </x-kit::button>`), {
      code: 'E_INVALID_PROP',
      line: 2,
      col: 1,
      message: /: Missing prop "label": a button that shows only an icon needs a name$/,
    })
  }
  assert.match(await production.renderRaw('<x-kit::button icon="x" />'), /data-square.*<svg/)
  for (const name of [
    'label="Close"',
    'aria-label="a"',
    'aria-labelledby="a"',
    '::aria-label="a"',
  ]) {
    assert.match(await edge.renderRaw(`<x-kit::button icon="x" ${name} />`), / data-square=""/)
  }
})

test('accepts an empty button without an icon, which a script may fill', async () => {
  assert.doesNotMatch(await edge.renderRaw('<x-kit::button x-text="a" />'), /data-square/)
})

test('uses the visible text as the name, not the label', async () => {
  const html = await edge.renderRaw('<x-kit::button icon="x" label="Close">Shut</x-kit::button>')
  assert.doesNotMatch(html, /aria-label|data-square/)
})

test('reports an unknown icon at the tag in the page', async () => {
  await assert.rejects(edge.renderRaw('a\n <x-kit::button icon="trahs-2">b</x-kit::button>'), {
    code: 'E_INVALID_PROP',
    line: 2,
    col: 1,
    message: /: There is no icon "trahs-2" .*\(<x-kit::icon> inside it\)$/,
  })
})

test('rejects a link that would run a script, and renders a button in production', async () => {
  const template = '<x-kit::button :href="url">a</x-kit::button>'
  const state = { url: ' JavaScript:alert(1)' }
  await assert.rejects(edge.renderRaw(template, state), {
    code: 'E_INVALID_PROP',
    message: /: Invalid value for prop "href"/,
  })
  assert.match(await production.renderRaw(template, state), /^<button [^>]* type="button">a</)
  await assert.rejects(
    edge.renderRaw('<x-kit::button :href="html.safe(url)">a</x-kit::button>', state),
    { code: 'E_INVALID_PROP' },
  )
})
