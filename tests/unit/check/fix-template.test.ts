import assert from 'node:assert/strict'
import test from 'node:test'
import { fixTemplate } from '../../../engine/check/fix-template.ts'
import { readKitCatalog } from '../fixtures/read-kit-catalog.ts'
import { checked } from './library.ts'

/** Returns the fixed text, and asserts that a second fix changes nothing. */
function fix(text: string): string {
  const { text: fixed } = fixTemplate(text, checked)
  assert.deepEqual(fixTemplate(fixed, checked).fixed, [], fixed)
  return fixed
}

test('corrects the case and separators of names, in opening and closing tags', () => {
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

test('replaces a deprecated value in double braces', async () => {
  const catalog = structuredClone(await readKitCatalog())
  const { props } = catalog.components.find(({ name }) => name === 'accordion')!
  props.find(({ name }) => name === 'variant')!.deprecatedValues = { card: 'outline' }
  const tag = (value: string) =>
    `<x-kit::accordion variant="${value}"><x-kit::accordion.item title="A">B</x-kit::accordion.item></x-kit::accordion>`
  assert.equal(fixTemplate(tag("{{ 'card' }}"), catalog).text, tag("{{ 'outline' }}"))
  const kept = tag("{{ isOpen ? 'card' : 'plain' }}")
  assert.equal(fixTemplate(kept, catalog).text, kept)
})

test('corrects one wrong letter in a name of five letters or more', () => {
  assert.equal(
    fix('<x-acme::buton varant="soft">a</x-acme::buton>'),
    '<x-acme::button variant="soft">a</x-acme::button>',
  )
  for (const text of [
    // Two letters, a short name, a value, and two tags that do not match.
    '<x-acme::buttnos>a</x-acme::buttnos>',
    '<x-acme::button wid="a">a</x-acme::button>',
    '<x-acme::button variant="sof">a</x-acme::button>',
    '<x-acme::buton>a</x-acme::buttn>',
  ]) {
    assert.equal(fix(text), text)
  }
})

test('keeps a name if its correction exists already, or if it is the name of a variable', () => {
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

test('renames only the first of two attributes that mean the same prop', () => {
  assert.equal(
    fix('<x-acme::button varant="soft" vriant="solid">a</x-acme::button>'),
    '<x-acme::button variant="soft" vriant="solid">a</x-acme::button>',
  )
  assert.equal(
    fix("@!acme.button({ icon_name: 'a', 'Icon-Name': 'b' })"),
    "@!acme.button({ iconName: 'a', 'Icon-Name': 'b' })",
  )
})

test('replaces deprecated names for which a replacement is declared', () => {
  assert.equal(
    fix('<x-acme::former colour="soft" old="a" /><x-acme::former>a</x-acme::former>'),
    '<x-acme::button variant="soft" old="a" /><x-acme::button>a</x-acme::button>',
  )
})

test('renames a slot whose name is a literal', () => {
  const note = (name: string) =>
    `<x-acme::note>a<x-slot name="heading">b</x-slot><x-slot name="${name}">c</x-slot></x-acme::note>`
  assert.equal(fix(note('foter')), note('footer'))
  assert.equal(
    fix("@acme.note()\na\n@slot('headng')\nb\n@end\n@end"),
    "@acme.note()\na\n@slot('heading')\nb\n@end\n@end",
  )
})

test('keeps every other byte: byte order mark, line breaks, spaces, entities', () => {
  assert.equal(
    fix(
      '\uFEFF<p>\r\n\t<x-acme::buton  varant = "soft"\r\n label=\'&amp;\' >🙂</x-acme::buton >\r</p>',
    ),
    '\uFEFF<p>\r\n\t<x-acme::button  variant = "soft"\r\n label=\'&amp;\' >🙂</x-acme::button >\r</p>',
  )
})

test('lists fixed and remaining problems separately', () => {
  const { fixed, problems } = fixTemplate('<x-acme::buton nam="a" />', checked)
  assert.deepEqual(
    [fixed, problems].map((list) => list.map(({ rule }) => rule)),
    [['unknown-component'], ['unknown-prop']],
  )
})

test('keeps a name if the corrected prop would reject its value', () => {
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

test('skips a fix that would cause another problem, and applies the others', () => {
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

test('does not rename `errors`, a prop of a form, to `error`, a prop of a control', async () => {
  const text = '<x-kit::input name="a" label="A" :errors="[]" />'
  const { text: fixed, problems } = fixTemplate(text, await readKitCatalog())
  assert.equal(fixed, text)
  assert.deepEqual(
    problems.map(({ rule }) => rule),
    ['unknown-prop'],
  )
})
