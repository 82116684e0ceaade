import assert from 'node:assert/strict'
import test from 'node:test'
import { readTranscript, replaceTranscript } from '../../../tools/screen-reader/section.ts'

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

test('replaces the transcript and the versions, and nothing else', () => {
  const steps = [
    { keys: 'Tab', spoken: 'Save | as_is' },
    { keys: 'Escape', spoken: '' },
  ]
  const text = replaceTranscript(page, 'Orca 3.0 with Firefox 4.0', steps)
  assert.deepEqual(readTranscript(text, 'menu')?.steps, steps)
  assert.match(
    text,
    /^# Menu\n\n## Screen reader output\n\nOrca 3\.0 with Firefox 4\.0, in the example \[Groups\]/,
  )
  assert.ok(text.endsWith('\n\n::api\n'))
})
