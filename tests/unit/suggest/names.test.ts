import assert from 'node:assert/strict'
import test from 'node:test'
import { toPlainName } from '../../../engine/suggest/names.ts'

const written: [string, string[]][] = [
  [
    'card',
    [
      'card',
      'Card',
      'CARD',
      ' card\n',
      'acme::card',
      'x-acme::card',
      '<x-acme::card>',
      '<x-acme::card/>',
      '<x-acme::card />',
      '</x-acme::card>',
      '<x-acme::card',
      '<Card>',
      '<acme::Card title="a > b" />',
      '<x-acme::card\n  title="acme::panel"\n>',
      'x-acme::card title="a"',
      '`card`',
      '"card"',
      "'acme::card'",
      '@card()',
      '@card({ title: "a" })',
    ],
  ],
  [
    'card.header',
    [
      'card.header',
      'card/header',
      'Card.Header',
      'acme::card.header',
      'acme::card/header',
      '<x-acme::card.header>',
      '<x-acme::card.header title="a" />',
    ],
  ],
  ['card-header', ['CardHeader', 'card-header', 'cardHeader']],
  ['acme.card', ['@acme.card', 'acme.card', '@acme.card()']],
]

for (const [name, forms] of written) {
  for (const form of forms) {
    test(`converts ${JSON.stringify(form)} to ${name}`, () => {
      assert.equal(toPlainName(form), name)
    })
  }
}

test('keeps words that do not name a tag', () => {
  assert.equal(toPlainName('Text field'), 'text field')
  assert.equal(toPlainName('élan'), 'élan')
})

test('returns an empty text for punctuation', () => {
  for (const form of ['', ' ', '<', '</>', '::', '``', '🙂', '@'])
    assert.equal(toPlainName(form), '')
})
