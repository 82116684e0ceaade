import assert from 'node:assert/strict'
import test from 'node:test'
import { readTranscript } from '../browser/read-transcript.ts'

const page = `# Menu

## Screen reader output

Orca 1.0 with Firefox 2.0, in the example [Groups](#groups):

| Keys                             | Spoken           |
| -------------------------------- | ---------------- |
| <kbd>Tab</kbd>                   | Save \\* button.  |
| <kbd>Shift</kbd>+<kbd>Tab</kbd>  | (nothing)        |
| "Ada"                            | A d a            |

::api
`

test('reads the example, the keys and what is said after each', () => {
  assert.deepEqual(readTranscript(page, 'menu'), {
    example: 'menu--groups',
    steps: [
      { keys: 'Tab', spoken: 'Save * button.' },
      { keys: 'Shift+Tab', spoken: '' },
      { keys: '"Ada"', spoken: 'A d a' },
    ],
  })
  const first = page.replace('in the example [Groups](#groups)', 'in the first example')
  assert.equal(readTranscript(first, 'menu')?.example, 'menu--menu')
})

test('finds no transcript on a page without the section', () => {
  assert.equal(readTranscript('# Menu\n\n::api\n', 'menu'), null)
})

test('names the page and the row with a key that does not exist', () => {
  assert.throws(
    () => readTranscript(page.replace('<kbd>Tab</kbd>', '<kbd>Tabulator</kbd>'), 'menu'),
    /Cannot read `.*Tabulator.*` on the page of menu, expected one of Tab,/,
  )
})
