import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { checkTemplate } from '../../engine/check/check-template.ts'
import { fixTemplate } from '../../engine/check/fix-template.ts'
import type { TemplateProblem } from '../../engine/check/template-problem.ts'
import { rules } from '../../engine/schema/rules.ts'
import { hostileTexts } from '../unit/fixtures/hostile-texts.ts'
import { checked } from '../unit/check/library.ts'

/** Parts of templates that break one another. */
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

/** Asserts that every position lies in the text, as an editor counts it. */
function assertPlaces(text: string): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const has = (line: number, col: number) =>
    line >= 1 && line <= lines.length && col >= 1 && col <= lines[line - 1]!.length + 1
  for (const problem of checkTemplate(text, checked)) {
    assert.ok(Object.hasOwn(rules, problem.rule))
    for (const { line, col, endLine, endCol } of [problem, ...(problem.fix ?? [])]) {
      const place = JSON.stringify([line, col, endLine, endCol, problem, text])
      assert.ok(has(line, col) && has(endLine, endCol), place)
      assert.ok(endLine > line || (endLine === line && endCol >= col), place)
    }
  }
}

test('checks any text without an exception, and reports only positions inside it', () => {
  fc.assert(fc.property(template, assertPlaces), { numRuns: 500 })
})

/** Returns the CPU seconds since `start`, so that the load of the machine does not count. */
function toSeconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

test('finishes fixing any text, and changes nothing the second time', () => {
  fc.assert(
    fc.property(template, (text) => {
      const { text: fixed } = fixTemplate(text, checked)
      assert.equal(fixTemplate(fixed, checked).text, fixed)
    }),
    { numRuns: 200 },
  )
})

/** Tags with names, values and slots that are correct, nearly correct, deprecated and wrong. */
const names = [
  'button',
  'Button',
  'buton',
  'former',
  'Former',
  'meter',
  'note',
  'panel',
  'panel.end',
  'sealed',
  'sealedd',
]
const attributes = [
  'variant="soft"',
  'varant="soft"',
  'varant="hard"',
  ':varant="[]"',
  ':varant',
  'size="1"',
  'sizes="a"',
  'SIZE="a"',
  'Rows="a"',
  ':rowss="{}"',
  'wide',
  'Wide="maybe"',
  'icon_name="a"',
  ':icon_name="1"',
  'iconname="b"',
  'colour="pink"',
  'colour="soft"',
  'old="a"',
  'label="a"',
  'Label',
  ':labels="{}"',
  'Level="3"',
  'max="a"',
  'Max="a"',
  'maxx="1"',
  '{{ more }}',
]
const slots = ['main', 'foter', 'footer', 'headng', 'heading', 'Main', 'other']
const slot = fc.constantFrom(...slots).map((name) => `<x-slot name="${name}">a</x-slot>`)
const { tags } = fc.letrec<{ tags: string }>((tie) => ({
  tags: fc
    .array(
      fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(
          'a',
          '\n',
          '{{-- acme-check-ignore deprecated --}}\n',
          '{{-- acme-check-ignore unknown-prop --}}\n',
          '\n@if(a)\n',
          '\n@end\n',
        ),
        slot,
        fc
          .tuple(
            fc.constantFrom(...names),
            fc.array(fc.constantFrom(...attributes), { maxLength: 3 }),
            tie('tags'),
          )
          .map(
            ([name, given, inside]) =>
              `<x-acme::${name} ${given.join(' ')}>${inside}</x-acme::${name}>`,
          ),
        fc
          .tuple(
            fc.constantFrom(...names),
            fc.array(fc.constantFrom(...attributes), { maxLength: 3 }),
          )
          .map(([name, given]) => `<x-acme::${name} ${given.join(' ')} />`),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
}))

/** Counts the problems of each rule in each line. */
function countByLine(problems: readonly TemplateProblem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { rule, line } of problems) {
    counts.set(`${rule} ${line}`, (counts.get(`${rule} ${line}`) ?? 0) + 1)
  }
  return counts
}

test('leaves fewer problems with each fix, and adds none', () => {
  let fixes = 0
  fc.assert(
    fc.property(fc.oneof(tags, tags, template), (text) => {
      const before = checkTemplate(text, checked)
      const { text: after, fixed, problems } = fixTemplate(text, checked)
      fixes += fixed.length
      assert.ok(problems.length <= before.length - fixed.length, after)
      const counts = countByLine(before)
      for (const [place, count] of countByLine(problems)) {
        assert.ok(count <= (counts.get(place) ?? 0), `${place} in ${after}`)
      }
      assert.deepEqual(
        checkTemplate(after, checked).map(({ message }) => message),
        problems.map(({ message }) => message),
      )
    }),
    { numRuns: 400 },
  )
  assert.ok(fixes > 120, `only ${fixes} fixes were tried`)
})

for (const [name, text] of Object.entries(hostileTexts)) {
  test(`checks ${name} in bounded time [limited-work]`, () => {
    const start = process.cpuUsage()
    assertPlaces(text)
    assertPlaces(`<x-acme::button label="${text}">`)
    assertPlaces(`<x-acme::${text}`)
    assert.ok(toSeconds(start) < 10)
  })
}

// The largest template that `kit:check` reads.
test('checks a template of one megabyte in bounded time [limited-work]', () => {
  const row =
    '<p>\n  <x-acme::button varant="soft" :size="1 + a">Go {{ b }}</x-acme::button>\n</p>\n'
  const text = row.repeat(Math.ceil(1e6 / row.length))
  const start = process.cpuUsage()
  const found = checkTemplate(text, checked)
  assert.ok(toSeconds(start) < 15)
  assert.equal(found.length, text.length / row.length)
})

test('reports that a template of one megabyte in one line has too much in that line', () => {
  const [first] = checkTemplate('<x-acme::button>{{ b }}</x-acme::button>'.repeat(25_000), checked)
  assert.match(first!.message, /^Cannot read so many tags and mustaches in one line/)
})
