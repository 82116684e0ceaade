import assert from 'node:assert/strict'
import test from 'node:test'
import vine from '@vinejs/vine'
import { readFileSync } from 'node:fs'
import { renderControl, type Session } from '../render-control.ts'

const render = async (attributes: string, session?: Session, shared = {}) => {
  const tag = `<x-kit::tags label="A" name="a" ${attributes} />`
  return renderControl(tag, session, { shared })
}

test('submits one text with commas, from a list, a text or a form', async () => {
  const { control, elements } = await render(`:value="['paper', 'gift card']"`)
  assert.equal(control.value, 'paper, gift card')
  const fields = elements.filter(({ tagName }) => tagName === 'input')
  // The form submits only the control.
  assert.deepEqual(
    fields.map(({ properties }) => properties.name),
    ['a', undefined],
  )
  assert.equal((await render('value="x, y"')).control.value, 'x, y')
  const form = `<x-kit::form id="f" action="/" :values="{ a: ['x', 'y'] }"><x-kit::tags name="a" /></x-kit::form>`
  const { html } = await renderControl(form)
  assert.match(html, /value="x, y"/)
})

test('shows the submitted words after a failed validation, and the error of one word', async () => {
  const failed = { old: { a: 'x, <b>' }, errors: { 'a.1': ['Too odd.'] } }
  const { control, errors, html } = await render(`value="y"`, failed)
  assert.equal(control.value, 'x, <b>')
  assert.equal(control.ariaInvalid, 'true')
  assert.deepEqual(errors, ['Too odd.'])
  assert.doesNotMatch(html, /<b>/)
  const none = await render(`value="y"`, { old: { a: null }, errors: { a: ['Required.'] } })
  assert.equal(none.control.value, undefined)
})

test('passes attributes about typing to the field, and the length of a word only to it', async () => {
  const { elements } = await render(
    'inputmode="email" enterkeyhint="done" autocapitalize="words" spellcheck="false" maxlength="20"',
  )
  const [control, field] = elements.filter(({ tagName }) => tagName === 'input')
  assert.partialDeepStrictEqual(field!.properties, {
    inputMode: 'email',
    enterKeyHint: 'done',
    autoCapitalize: 'words',
    maxLength: 20,
  })
  // Without JavaScript, people type into the control.
  assert.equal(control!.properties.inputMode, 'email')
  assert.equal(control!.properties.maxLength, undefined)
})

test('refuses words that are no texts', async () => {
  await assert.rejects(render(':value="[{ id: 1 }]"'), /"value".*list of strings/)
})

test('is split by the validator on its page', async () => {
  const page = readFileSync('content/components/tags.md', 'utf8')
  const [, code] = /^const toWords = \(value: unknown\) =>\n([^]*?)\n\n/m.exec(page)!
  const toWords = new Function('value', `return ${code}`) as (value: unknown) => unknown
  const tags = vine.array(vine.string().maxLength(20)).distinct().maxLength(5).parse(toWords)
  const validator = vine.create({ tags })
  const split = async (value: unknown) => (await validator.validate({ tags: value })).tags
  assert.deepEqual(await split('paper, gift card,,،東京、x；y;؛ '), [
    'paper',
    'gift card',
    '東京',
    'x',
    'y',
  ])
  assert.deepEqual(await split(null), [])
  await assert.rejects(split('x, x'))
  await assert.rejects(split('a, a word that is much too long'), ({ messages }) => {
    assert.deepEqual(
      messages.map(({ field }: { field: string }) => field),
      ['tags.1'],
    )
    return true
  })
})
