import assert from 'node:assert/strict'
import test from 'node:test'
import { toColumns } from '../../../engine/console/component-text.ts'

const wide = 'x'.repeat(35)

/** Columns, `|` between their cells, and the text. */
const cases: [promise: string, rows: string[], text: string][] = [
  [
    'aligns columns, and does not pad the last one',
    ['a|long|One.', 'bcd|e|Two, which is longer.'],
    '  a    long  One.\n  bcd  e     Two, which is longer.',
  ],
  ['omits a column that is empty in all rows', ['a||One.', 'b||Two.'], '  a  One.\n  b  Two.'],
  [
    'adds no trailing spaces to a row that ends with empty columns',
    ['a|b|', 'c||d', 'e||'],
    '  a  b\n  c     d\n  e',
  ],
  [
    'starts a new line after a cell that is too wide for its column',
    [`a|${wide}|c|One.`, 'b|y|cc|Two.'],
    `  a  ${wide}\n        c   One.\n  b  y  cc  Two.`,
  ],
  ['does so for each wide cell', [`${wide}|${wide}|One.`], `  ${wide}\n  ${wide}\n  One.`],
  [
    'aligns a new line after a column that is omitted',
    [`a||${wide}|One.`, 'b||y|Two.'],
    `  a  ${wide}\n        One.\n  b  y  Two.`,
  ],
  ['adds no empty line after a wide cell that is the last', [`a|${wide}|`], `  a  ${wide}`],
  ['pads a column of 34 characters', [`${wide.slice(1)}|One.`], `  ${wide.slice(1)}  One.`],
  ['replaces a line break in a cell with a space', ['a |One,\n  two.\n'], '  a  One, two.'],
  ['returns an empty text for no rows', [], ''],
]

for (const [promise, rows, text] of cases) {
  test(promise, () => assert.equal(toColumns(rows.map((row) => row.split('|'))), text))
}
