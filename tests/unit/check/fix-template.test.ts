import assert from 'node:assert/strict'
import test from 'node:test'
import { fixTemplate } from '../../../engine/check/fix-template.ts'
import { readKitCatalog } from '../fixtures/read-kit-catalog.ts'
import { checked } from './library.ts'

/** The fixed text; fixing it again changes nothing. */
function fix(text: string): string {
  const { text: fixed } = fixTemplate(text, checked)
  assert.deepEqual(fixTemplate(fixed, checked).fixed, [], fixed)
  return fixed
}

test('another spelling of a name is put right, in the opening and the closing tag', () => {
  assert.equal(
    fix('<x-acme::panel><x-acme::Panel/Title>a</x-acme::Panel/Title></x-acme::panel>'),
    '<x-acme::panel><x-acme::panel.title>a</x-acme::panel.title></x-acme::panel>',
  )
  assert.equal(
    fix('<x-acme::Button Wide icon_name="a" />'),
    '<x-acme::button wide icon-name="a" />',
  )
  assert.equal(fix('<x-acme::buttonGroup :a11y />'), '<x-acme::button-group :a11y />')
  assert.equal(
    fix("@acme.Button({ icon_name: 'a', 'icon-name': 1 })\na\n@end"),
    "@acme.button({ icon_name: 'a', 'icon-name': 1 })\na\n@end",
  )
  assert.equal(fix("@!acme.button({ 'icon_name': 'a' })"), "@!acme.button({ iconName: 'a' })")
  assert.equal(fix("@!component('acme::buttn')"), "@!component('acme::button')")
})

test('a slip of one letter is put right in a name of five letters or more', () => {
  assert.equal(
    fix('<x-acme::buton varant="soft">a</x-acme::buton>'),
    '<x-acme::button variant="soft">a</x-acme::button>',
  )
  for (const text of [
    // Two letters, a short name, a value, two tags that do not belong together.
    '<x-acme::buttnos>a</x-acme::buttnos>',
    '<x-acme::button wid="a">a</x-acme::button>',
    '<x-acme::button variant="sof">a</x-acme::button>',
    '<x-acme::buton>a</x-acme::buttn>',
  ]) {
    assert.equal(fix(text), text)
  }
})

test('nothing is renamed to what is given already, or where the name is that of a variable', () => {
  for (const text of [
    '<x-acme::button variant="soft" varant="solid">a</x-acme::button>',
    '<x-acme::button :varant>a</x-acme::button>',
    '<x-acme::button {{ $attrs }} varant="soft">a</x-acme::button>',
    '@!acme.button({ varant })',
    '@!acme.button({ varant: 1, ...others })',
  ]) {
    assert.equal(fix(text), text)
  }
})

test('of two attributes that are meant to be one prop the first is renamed', () => {
  assert.equal(
    fix('<x-acme::button varant="soft" vriant="solid">a</x-acme::button>'),
    '<x-acme::button variant="soft" vriant="solid">a</x-acme::button>',
  )
  assert.equal(
    fix("@!acme.button({ icon_name: 'a', 'Icon-Name': 'b' })"),
    "@!acme.button({ iconName: 'a', 'Icon-Name': 'b' })",
  )
})

test('what is deprecated is replaced where the replacement is declared', () => {
  assert.equal(
    fix('<x-acme::former colour="soft" old="a" /><x-acme::former>a</x-acme::former>'),
    '<x-acme::button variant="soft" old="a" /><x-acme::button>a</x-acme::button>',
  )
})

test('a slot is renamed where its name is written out', () => {
  const note = (name: string) =>
    `<x-acme::note>a<x-slot name="heading">b</x-slot><x-slot name="${name}">c</x-slot></x-acme::note>`
  assert.equal(fix(note('foter')), note('footer'))
  assert.equal(
    fix("@acme.note()\na\n@slot('headng')\nb\n@end\n@end"),
    "@acme.note()\na\n@slot('heading')\nb\n@end\n@end",
  )
})

test('every other byte stays: mark, line breaks, blanks, entities', () => {
  assert.equal(
    fix(
      '\uFEFF<p>\r\n\t<x-acme::buton  varant = "soft"\r\n label=\'&amp;\' >🙂</x-acme::buton >\r</p>',
    ),
    '\uFEFF<p>\r\n\t<x-acme::button  variant = "soft"\r\n label=\'&amp;\' >🙂</x-acme::button >\r</p>',
  )
})

test('what was put right and what is left are told apart', () => {
  const { fixed, problems } = fixTemplate('<x-acme::buton nam="a" />', checked)
  assert.deepEqual(
    [fixed, problems].map((list) => list.map(({ rule }) => rule)),
    [['unknown-component'], ['unknown-prop']],
  )
})

test('nothing is renamed to a prop that does not take its value', () => {
  for (const text of [
    '<x-acme::button :row="{}">a</x-acme::button>',
    '<x-acme::button varant="hard">a</x-acme::button>',
    '<x-acme::button colour="pink">a</x-acme::button>',
    "@!acme.button({ varant: 'hard' })",
  ]) {
    assert.equal(fix(text), text)
  }
  assert.equal(
    fix('<x-acme::button :varant="a">a</x-acme::button>'),
    '<x-acme::button :variant="a">a</x-acme::button>',
  )
})

test('a fix that makes another problem is left out, and those beside it are applied', () => {
  const wrong = '<x-acme::former size="a" />'
  const { text, problems } = fixTemplate(
    `<x-acme::buton />\n${wrong}\n<x-acme::former />\n<x-acme::buttn>a</x-acme::buttn>`,
    checked,
  )
  assert.equal(
    text,
    `<x-acme::button />\n${wrong}\n<x-acme::button />\n<x-acme::button>a</x-acme::button>`,
  )
  assert.deepEqual(
    problems.map(({ rule, line, fix }) => [rule, line, fix]),
    [
      ['deprecated', 2, undefined],
      ['unknown-prop', 2, undefined],
    ],
  )
})

test('the errors of a form are not renamed to the error of a control', async () => {
  const text = '<x-kit::input name="a" label="A" :errors="[]" />'
  const { text: fixed, problems } = fixTemplate(text, await readKitCatalog())
  assert.equal(fixed, text)
  assert.deepEqual(
    problems.map(({ rule }) => rule),
    ['unknown-prop'],
  )
})
