import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { openAce } from './open-ace.ts'
import { readProject } from './read-project.ts'

const { folder, config } = makeProject('own-folder')
const ace = openAce()
after(ace.close)

/** Sets the folder of the application's own components, and copies a component into it. */
async function eject(directory: string) {
  const components = { namespace: 'app', directory }
  writeFileSync(config, `export default ${JSON.stringify({ components })}\n`)
  const before = readProject(folder)
  const { code, stdout, stderr } = await ace.run(folder, ['kit:eject', 'badge'])
  const written = Object.keys(readProject(folder)).filter((file) => !(file in before))
  return { code, stdout, stderr, written }
}

const refused =
  /^Cannot use `components\.directory` in `config\/kit\.ts`, expected a folder such as `'resources\/views\/components'`, as its path from the folder of the project\. Nothing was changed\.\n$/

const refusals: [directory: string, stderr: RegExp][] = [
  ['', refused],
  ['/tmp/own-folder', refused],
  ['C:\\views', refused],
  ['\\\\server\\views', refused],
  ['a\0b', refused],
  ['a\n\u001B[2Jb', refused],
  [
    '../outside',
    /^Cannot write `\.\.\/outside\/badge\.edge`, expected a file in the project\. Nothing was changed\.\n$/m,
  ],
  [
    'package.json',
    /^Cannot use `package\.json\/badge\.edge` \((ENOTDIR|EEXIST)\), .*\. Nothing was changed\.\n$/m,
  ],
]

for (const [directory, message] of refusals) {
  test(`writes nothing with ${JSON.stringify(directory)} as the folder of own components [stays-in-project]`, async () => {
    const { code, stdout, stderr, written } = await eject(directory)
    assert.deepEqual([code, stdout, written], [1, '', []], stderr)
    assert.match(stderr, message)
  })
}

for (const directory of [
  'resources/views/own',
  './resources/../resources/views/own/',
  'resources\\views\\own',
]) {
  test(`writes into the folder of own components ${JSON.stringify(directory)}`, async () => {
    const { code, stdout, stderr, written } = await eject(directory)
    assert.equal(code, 0, stderr)
    assert.match(stdout, /^ {2}created {4}resources\/views\/own\/badge\.edge\n/)
    assert.deepEqual(
      written.filter((file) => !file.endsWith('/')),
      ['resources/views/own/badge.edge'],
    )
    rmSync(join(folder, 'resources/views/own'), { recursive: true })
  })
}
