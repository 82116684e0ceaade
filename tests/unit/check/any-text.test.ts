import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { checkTemplate } from '../../../kit/src/check/check-template.ts'
import { fixTemplate } from '../../../kit/src/check/fix-template.ts'
import { rules } from '../../../kit/src/check/rules.ts'
import { hostileTexts } from '../fixtures/hostile-texts.ts'
import { checked } from './library.ts'

/** Pieces of templates that break one another. */
const pieces = [
  '<x-acme::button',
  '<x-acme::buton',
  '<x-acme::Panel/Title',
  '<x-slot name="a"',
  '<x-slot:b',
  '</x-acme::button>',
  '</x-acme::buton>',
  '</x-slot>',
  '>',
  '/>',
  ' ',
  '\n',
  '\r\n',
  '\t',
  ' varant="a"',
  ' :size="',
  '"',
  "'",
  ' :wide',
  ' {{ $attrs }}',
  '{{',
  '}}',
  '{{--',
  '--}}',
  '@if(a)\n',
  '\n@end\n',
  '\n@else\n',
  '\n@can(a)\n',
  '\n@acme.panel({ nam: 1 })\n',
  '(',
  ')',
  "\n@component('acme::button', {",
  '})\n',
  "\n@slot('main')\n",
  '🙂',
  '\uFEFF',
  'a',
  '<!--',
  '{{-- acme-check-ignore syntax --}}\n',
  '-->',
  '<script>',
  '</script>',
  '@',
  '\\',
  '`',
  '${',
]
const template = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 30 })
  .map((parts) => parts.join(''))

/** Whether every place lies in the text, as an editor counts it. */
function assertPlaces(text: string): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const has = (line: number, col: number) =>
    line >= 1 && line <= lines.length && col >= 1 && col <= lines[line - 1]!.length + 1
  for (const finding of checkTemplate(text, checked)) {
    assert.ok(Object.hasOwn(rules, finding.rule))
    for (const { line, col, endLine, endCol } of [finding, ...(finding.fix ?? [])]) {
      const place = JSON.stringify([line, col, endLine, endCol, finding, text])
      assert.ok(has(line, col) && has(endLine, endCol), place)
      assert.ok(endLine > line || (endLine === line && endCol >= col), place)
    }
  }
}

test('no text is too odd to be checked, and every place lies in it', () => {
  fc.assert(fc.property(template, assertPlaces), { numRuns: 3000 })
})

/** Seconds of work since then; what else the machine does is not in them. */
function toSeconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

test('fixing any text ends, and fixing it again changes nothing', () => {
  fc.assert(
    fc.property(template, (text) => {
      const { text: fixed } = fixTemplate(text, checked)
      assert.equal(fixTemplate(fixed, checked).text, fixed)
    }),
    { numRuns: 1000 },
  )
})

for (const [name, text] of Object.entries(hostileTexts)) {
  test(`${name} is checked in bounded time`, () => {
    const start = process.cpuUsage()
    assertPlaces(text)
    assertPlaces(`<x-acme::button label="${text}">`)
    assertPlaces(`<x-acme::${text}`)
    assert.ok(toSeconds(start) < 20)
  })
}

test('a template of five megabytes is checked in bounded time', () => {
  const row =
    '<p>\n  <x-acme::button varant="soft" :size="1 + a">Go {{ b }}</x-acme::button>\n</p>\n'
  const text = row.repeat(Math.ceil(5e6 / row.length))
  const start = process.cpuUsage()
  const found = checkTemplate(text, checked)
  assert.ok(toSeconds(start) < 60)
  assert.equal(found.length, text.length / row.length)
})

test('a template of five megabytes in one line is told to have too much in it', () => {
  const [first] = checkTemplate('<x-acme::button>{{ b }}</x-acme::button>'.repeat(125_000), checked)
  assert.match(first!.message, /^Cannot read so many tags and mustaches in one line/)
})
