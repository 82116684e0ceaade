import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../../plugins/example/render-examples.ts'
import { toTranslation } from '../../../../engine/tags/runtime/translation.ts'

/** Messages as an application shares them from `resources/lang/de/kit.json`. */
function createI18n(messages: Record<string, string>) {
  return {
    hasMessage: (identifier: string) => Object.hasOwn(messages, identifier),
    t: (identifier: string, data: Record<string, string>) =>
      messages[identifier]!.replace(/\{(\w+)\}/g, (_, name: string) => data[name]!),
  }
}

const german = createI18n({
  'kit.spinner.label': 'Wird geladen',
  'kit.pager.text': '{total} insgesamt',
})

test('replaces a text with the message in the language of the request', () => {
  assert.equal(toTranslation(german, 'kit.spinner.label', 'Loading'), 'Wird geladen')
})

test('keeps placeholders in the order of the translation', () => {
  const text = 'Of {total} in all'
  assert.equal(toTranslation(german, 'kit.pager.text', text), '{total} insgesamt')
})

test('returns null without a message or for a value that is not text', () => {
  assert.equal(toTranslation(german, 'kit.other', 'Other'), null)
  assert.equal(toTranslation(german, 'kit.spinner.label', 3), null)
  for (const i18n of [undefined, null, 'de', {}, { hasMessage: true }]) {
    assert.equal(toTranslation(i18n, 'kit.spinner.label', 'Loading'), null)
  }
})

test('translates the built-in text of a component to the language of the request', async () => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const render = (attributes: string) =>
    edge.createRenderer().share({ i18n: german }).renderRaw(`<x-kit::spinner${attributes} />`)
  assert.match(await render(''), />Wird geladen</)
  assert.match(await render(' label="Saving"'), />Saving</)
  assert.match(await edge.renderRaw('<x-kit::spinner />'), />Loading</)
})
