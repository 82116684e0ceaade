import assert from 'node:assert/strict'
import test from 'node:test'
import { editors, type Editor, findNames } from '../../../engine/catalog/clients.ts'
import { toSettings } from '../../../engine/install/settings.ts'

const path = './node_modules/@acme/ui/build/vscode.html-custom-data.json'
const file = '.vscode/settings.json'

/** Returns the settings with the data added, which must change them exactly once. */
function add(before: string | null): string {
  const change = toSettings('vscode', '@acme/ui', before)
  assert.deepEqual([change.file, change.action], [file, before === null ? 'create' : 'update'])
  const again = toSettings('vscode', '@acme/ui', change.text!)
  assert.deepEqual(again, { file, action: 'unchanged' }, 'a second run changes something')
  return change.text!
}

test('writes only the data into new or empty settings', () => {
  const text = `{\n  "html.customData": ["${path}"]\n}\n`
  for (const before of [null, '', '{}\n', '{\n}\n']) assert.equal(add(before), text)
})

test('keeps other settings, comments and formatting', () => {
  assert.equal(
    add('{\n\t// Lines.\n\t"editor.rulers": [ 100 ], // , 120\n}\n'),
    `{\n\t// Lines.\n\t"editor.rulers": [ 100 ], // , 120\n\t"html.customData": ["${path}"],\n}\n`,
  )
})

test('adds the data after that of others, however the list is written', () => {
  const lists: [before: string, after: string][] = [
    ['[]', `["${path}"]`],
    ['["./a.json"]', `["./a.json", "${path}"]`],
    ['["./a.json",]', `["./a.json", "${path}",]`],
    ['[ /* none */ ]', `[ /* none */ "${path}" ]`],
    ['[\n    "./a.json" // one\n  ]', `[\n    "./a.json", // one\n    "${path}"\n  ]`],
    ['[\n    "./a.json",\n  ]', `[\n    "./a.json",\n    "${path}",\n  ]`],
  ]
  for (const [before, after] of lists) {
    const write = (list: string) => `{\n  "html.customData": ${list},\n  "a": 1\n}\n`
    assert.equal(add(write(before)), write(after))
  }
})

test('does not add the same data twice', () => {
  for (const written of [path, path.slice(2)]) {
    const before = `{ "html.customData": ["./a.json", "${written}"], } // ours`
    assert.deepEqual(toSettings('vscode', '@acme/ui', before), { file, action: 'unchanged' })
  }
})

test('rejects broken settings and names the line', () => {
  const wrong: [before: string, line: number, expected: string][] = [
    ['{\n  "a": 1\n  "b": 2\n}', 3, ''],
    ['[]', 1, ''],
    ['{\n  "html.customData": "./a.json"\n}', 2, ' with a list `html.customData`'],
    ['{\n  "html.customData": {}\n}', 2, ' with a list `html.customData`'],
  ]
  for (const [before, line, expected] of wrong) {
    assert.throws(() => toSettings('vscode', '@acme/ui', before), {
      message: `Cannot add the completion data of \`@acme/ui\` to \`${file}:${line}\`, expected a JSON object${expected}. Correct the file, or remove it.`,
    })
  }
})

test('rejects an unknown editor and names the known ones', () => {
  const known = Object.keys(editors) as Editor[]
  assert.deepEqual(findNames('editor', known, ['VSCode']), ['vscode'])
  assert.throws(() => findNames('editor', known, ['vs code']), {
    message: 'Cannot find editor `vs code`. Did you mean `vscode`?',
  })
  assert.throws(() => findNames('editor', known, ['emacs']), {
    message: 'Cannot find editor `emacs`, expected `vscode`.',
  })
})
