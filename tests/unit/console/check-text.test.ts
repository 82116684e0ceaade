import assert from 'node:assert/strict'
import test from 'node:test'
import { fixTemplate } from '../../../engine/check/fix-template.ts'
import { toCheckReport } from '../../../engine/check/template-problem.ts'
import { toCheckText } from '../../../engine/console/check-text.ts'
import { checkTemplate } from '../../../engine/check/check-template.ts'
import { checked } from '../check/library.ts'

const toFile = (file: string, text: string) => ({
  file,
  problems: checkTemplate(text, checked),
  fixed: [],
})

test('lists problems below their file, in columns, each with its fix', () => {
  const report = toCheckReport(
    [
      toFile('pages/home.edge', '<x-acme::buton nam="a" />\n\n<x-acme::former />'),
      toFile('pages/right.edge', 'Right'),
      toFile('pages/end.edge', `${' '.repeat(9)}<x-acme::meter />`),
    ],
    [],
  )
  assert.equal(
    toCheckText(report),
    `pages/home.edge
  1:1   error    Unknown component <x-acme::buton>  unknown-component
                 Did you mean <x-acme::button>?
  1:16  error    Unknown prop "nam" of <x-acme::buton> becomes an HTML attribute  unknown-prop
                 Its props are variant, icon-name, size, wide, rows, label, data, level, colour, old. Start the name of your own attribute with data-.
  3:1   warning  Deprecated component <x-acme::former>  deprecated
                 It goes in 3.0. Use \`button\`.

pages/end.edge
  1:10  error  Missing required prop "max" of <x-acme::meter>  missing-prop
               Add \`max\`, of type number.

3 errors and 1 warning in 2 of 3 templates.
`,
  )
})

test('prints one line if there are no problems', () => {
  assert.equal(
    toCheckText(toCheckReport([toFile('a.edge', '')], [])),
    'No problems in 1 template.\n',
  )
})

test('prints what it fixed, and the new text', () => {
  const { fixed, problems } = fixTemplate('<x-acme::buton>a</x-acme::buton>', checked)
  assert.equal(
    toCheckText(toCheckReport([{ file: 'a.edge', fixed, problems }], [])),
    `a.edge
  1:1  fixed  Unknown component <x-acme::buton>  unknown-component
              Changed to \`button\`.

1 problem fixed. No problems in 1 template.
`,
  )
})

test('ends with the number of paths that it could not check or fix', () => {
  assert.equal(
    toCheckText(toCheckReport([toFile('a.edge', '')], ['Cannot check `b.edge`.'])),
    'No problems in 1 template. 1 path could not be checked or fixed.\n',
  )
})

test('paints the text with the colours of the caller', () => {
  const paint = (name: string) => (text: string) => `[${name} ${text}]`
  const text = toCheckText(toCheckReport([toFile('a.edge', '<x-acme::meter />')], []), {
    error: paint('error'),
    warning: paint('warning'),
    fixed: paint('fixed'),
    file: paint('file'),
    rule: paint('rule'),
  })
  assert.match(text, /^\[file a\.edge\]\n {2}1:1 {2}\[error error\] .* {2}\[rule missing-prop\]\n/)
})
