import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

const session = { errors: { email: ['Taken.', 'Short.'] } }

/** Returns what screen readers announce for the first control. */
async function toStructure(template: string) {
  const { control, elements, errors } = await renderControl(template, session)
  const label = elements.find(({ tagName }) => tagName === 'label')!
  const described = (control.ariaDescribedBy as string[]).map(
    (id) => elements.find(({ properties }) => properties.id === id)?.properties.dataKit,
  )
  const { id, name, type, ariaInvalid, ariaDescribedBy, required } = control
  const { htmlFor } = label.properties
  return { id, name, type, ariaInvalid, ariaDescribedBy, required, htmlFor, described, errors }
}

test('gives longhand and shorthand the same structure', async () => {
  const short = await toStructure(
    '<x-kit::input name="email" type="email" label="Email" description="Help." required />',
  )
  assert.deepEqual(short.described, ['field.description', 'field.error'])
  const parts = {
    label: '<x-kit::field.label>Email</x-kit::field.label>',
    control: '<x-kit::input type="email" />',
    description: '<x-kit::field.description>Help.</x-kit::field.description>',
    error: '<x-kit::field.error />',
  }
  const { label, control, description, error } = parts
  const field = (props: string, slot: string) =>
    `<x-kit::field name="email" required ${props}>${slot}</x-kit::field>`
  for (const template of [
    field('', label + description + control + error),
    field('', label + control + error + description),
    field('', label + control + description),
    field('label="Email" description="Help."', control),
    field('label="Email"', `<x-kit::input.group>${control}</x-kit::input.group>${description}`),
  ]) {
    assert.deepEqual(await toStructure(template), short, template)
  }
})

test('does not refer to a description that is missing', async () => {
  const { control } = await renderControl(
    '<x-kit::field name="a"><x-kit::input aria-describedby="more" prefix="p" /></x-kit::field>',
  )
  assert.deepEqual(control.ariaDescribedBy, ['a-prefix', 'more'])
  const none = await renderControl('<x-kit::field name="a"><x-kit::input /></x-kit::field>')
  assert.equal(none.control.ariaDescribedBy, undefined)
})

test('shows every message with `all`, and only the first without', async () => {
  const field = (error: string) =>
    `<x-kit::field name="email"><x-kit::input />${error}</x-kit::field>`
  assert.deepEqual((await renderControl(field('<x-kit::field.error all />'), session)).errors, [
    'Taken.',
    'Short.',
  ])
  assert.deepEqual((await renderControl(field('<x-kit::field.error />'), session)).errors, [
    'Taken.',
  ])
  assert.deepEqual((await renderControl(field(''), session)).errors, ['Taken.'])
})

test('ignores a control in the slot that has another name', async () => {
  const { control, errors } = await renderControl(
    '<x-kit::field name="a" required><x-kit::input name="email" /></x-kit::field>',
    session,
  )
  assert.equal(control.id, 'email')
  assert.equal(control.required, undefined)
  assert.deepEqual(errors, ['Taken.'])
})

test('gives every control the name of its field', async () => {
  for (const tag of ['input', 'textarea', 'select', 'file', 'checkbox', 'switch']) {
    const { control } = await renderControl(
      `<x-kit::field name="items[0][a]" label="A"><x-kit::${tag} /></x-kit::field>`,
    )
    assert.deepEqual([control.id, control.name], ['items-0-a', 'items[0][a]'], tag)
  }
})

test('rejects a sub-component outside a field that does not name its control', async () => {
  for (const [part, hint] of [
    ['label', /set "for"/],
    ['description', /set "id"/],
    ['error', /set "name"/],
  ] as const) {
    await assert.rejects(renderControl(`<x-kit::field.${part}>A</x-kit::field.${part}>`), hint)
  }
})
