import assert from 'node:assert/strict'
import test from 'node:test'
import { toString } from 'hast-util-to-string'
import { renderControl, type Session } from '../render-control.ts'

/** Renders the control `a` for a request with this session, and returns its value. */
async function readText(tag: string, session?: Session): Promise<unknown> {
  const { controls } = await renderControl(tag, session)
  const [{ tagName, properties } = assert.fail()] = controls
  return tagName === 'textarea' ? toString(controls[0]!) : properties.value
}

/** Controls of text, and one that was submitted. */
const texts: Record<string, string> = { input: '2', textarea: '2', otp: '12 34', number: '1,5' }

for (const [name, submitted] of Object.entries(texts)) {
  const tag = `<x-kit::${name} name="a" value="1" />`

  test(`shows in ${name} what was submitted instead of its value, also if it is empty`, async () => {
    assert.equal(await readText(tag), '1')
    assert.equal(await readText(tag, { old: { b: submitted } }), '1')
    // AdonisJS converts a cleared value to null.
    for (const old of [submitted, '', null]) {
      assert.equal(await readText(tag, { old: { a: old } }), old ?? '')
    }
  })

  test(`ignores a list or an object that was submitted in ${name}`, async () => {
    for (const old of [['x'], { b: 'x' }, [], {}]) {
      assert.equal(await readText(tag, { old: { a: old } }), '1')
      assert.ok(!(await readText(tag.replace('value="1"', ''), { old: { a: old } })))
    }
  })
}

const options = `:options="['1', '2']" value="1"`
const colors = `:options="{ '#0d9488': 'Teal', '#dc2626': 'Red' }" value="#0d9488"`
/** Controls with choices: their attributes, the chosen value, and what was submitted. */
const choices: [name: string, attributes: string, own: string, submitted: unknown][] = [
  ['select', options, '1', '2'],
  ['radio.group', `legend="A" ${options}`, '1', '2'],
  ['toggle.group', `legend="A" ${options}`, '1', '2'],
  ['checkbox.group', `legend="A" ${options}`, '1', ['2']],
  ['rating', 'legend="A" value="1"', '1', '4'],
  ['color', `legend="A" ${colors}`, '#0d9488', '#dc2626'],
]

for (const [name, attributes, own, submitted] of choices) {
  test(`shows in ${name} what was chosen when validation fails, with the message`, async () => {
    const tag = `<x-kit::${name} name="a" ${attributes} />`
    assert.deepEqual((await renderControl(tag)).chosen, [own])
    const session = { old: { a: submitted }, errors: { a: ['No.'] } }
    const { chosen, errors } = await renderControl(tag, session)
    assert.deepEqual([chosen, errors], [[submitted].flat(), ['No.']])
  })
}

for (const name of ['input', 'textarea', 'number', 'select', 'switch', 'checkbox']) {
  test(`marks ${name} as invalid when validation fails`, async () => {
    const tag = `<x-kit::${name} name="a" label="A" />`
    const { control } = await renderControl(tag, { errors: { a: ['No.'] } })
    assert.equal(control.ariaInvalid, 'true')
  })
}

for (const name of ['file', 'upload', 'select']) {
  test(`shows in ${name} the messages of single values only if several are allowed`, async () => {
    const session = { errors: { 'a.1': ['Too large.'], 'a.name': ['Other.'] } }
    const list = async (attributes: string) =>
      (await renderControl(`<x-kit::${name} ${attributes} />`, session)).errors
    assert.deepEqual(await list('name="a[]"'), ['Too large.'])
    assert.deepEqual(await list('name="a" multiple'), ['Too large.'])
    assert.deepEqual(await list('name="a"'), [])
  })
}
