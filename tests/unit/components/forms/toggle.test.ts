import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

const checked = (html: string) =>
  [...html.matchAll(/value="(\w+)"[^>]* checked/g)].map(([, value]) => value)

test('keeps the state of toggles that no form submits', async () => {
  for (const group of [
    '<x-kit::toggle.group legend="G" multiple><x-kit::toggle value="a" pressed>A</x-kit::toggle></x-kit::toggle.group>',
    `<x-kit::toggle.group legend="G" :options="{ a: 'A', b: 'B' }" value="a" />`,
  ]) {
    const { html } = await renderControl(group, { errors: { name: ['Missing.'] } })
    assert.equal(html.match(/aria-pressed="true"/g)?.length, 1, group)
  }
})

test('leaves the message of a single toggle to the field around it', async () => {
  const session = { errors: { terms: ['Accept them.'] } }
  const toggle = '<x-kit::toggle name="terms" aria-describedby="more">Accept</x-kit::toggle>'
  const alone = await renderControl(toggle, session)
  assert.deepEqual([alone.control.ariaInvalid, alone.control.ariaDescribedBy], ['true', ['more']])
  const inside = `<x-kit::field name="terms" label="Terms">${toggle}</x-kit::field>`
  const { errors, control } = await renderControl(inside, session)
  assert.deepEqual(errors, ['Accept them.'])
  assert.deepEqual(control.ariaDescribedBy, ['terms-error', 'more'])
})

test('takes the type, look and state of toggles from their group', async () => {
  const { html } = await renderControl(
    `<x-kit::toggle.group name="view" legend="View" variant="ghost" size="sm" value="b"><x-kit::toggle value="a">A</x-kit::toggle><x-kit::toggle value="b">B</x-kit::toggle></x-kit::toggle.group>`,
  )
  assert.equal(html.match(/type="radio"/g)?.length, 2)
  assert.equal(html.match(/data-variant="ghost" data-color="neutral" data-size="sm"/g)?.length, 2)
  assert.deepEqual(checked(html), ['b'])
})

test('marks a group of buttons in which only one can be pressed', async () => {
  const toggles = `<x-kit::toggle value="a">A</x-kit::toggle>`
  const group = async (attributes: string) =>
    (
      await renderControl(
        `<x-kit::toggle.group legend="View" ${attributes}>${toggles}</x-kit::toggle.group>`,
      )
    ).html
  assert.match(await group(''), /data-kit-toggles/)
  assert.doesNotMatch(await group('multiple'), /data-kit-toggles/)
  assert.match(await group('disabled'), /<button [^>]*disabled/)
})

test('takes its name from `aria-label` and `aria-labelledby` too', async () => {
  for (const name of ['aria-label="Bold"', 'aria-labelledby="bold"']) {
    const { html } = await renderControl(`<x-kit::toggle name="a" icon="bold" ${name} />`)
    assert.match(html, new RegExp(`<input [^>]*${name}`))
  }
})

test('refuses an icon without a name, and several values where one is allowed', async () => {
  await assert.rejects(
    renderControl('<x-kit::toggle name="a" icon="bold" />'),
    /Missing prop "label"/,
  )
  await assert.rejects(
    renderControl(
      `<x-kit::toggle.group name="a" legend="A" :options="['x', 'y']" :value="['x', 'y']" />`,
    ),
    /Invalid value for prop "value"/,
  )
})
