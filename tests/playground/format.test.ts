import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { openAce } from '../package/open-ace.ts'
import { run } from '../package/run.ts'

const { folder } = makeProject('format')
const views = join(folder, 'resources/views')
const { run: runAce, close } = openAce()
after(close)
const ace = (...args: string[]) => runAce(folder, ['kit:format', ...args])

const long =
  '<x-kit::button route="team.destroy" method="delete" icon="user-minus" color="danger" block>Remove</x-kit::button>\n'
const formatted = `<x-kit::button
  route="team.destroy"
  method="delete"
  icon="user-minus"
  color="danger"
  block
>
  Remove
</x-kit::button>
`

rmSync(views, { recursive: true })
mkdirSync(join(views, 'pages'), { recursive: true })
writeFileSync(join(views, 'pages/team.edge'), long)
writeFileSync(join(views, 'pages/home.edge'), '<p>Home</p>\n')
writeFileSync(join(views, 'pages/broken.edge'), Buffer.from([0xff]))

test('lists what is not formatted with --check, and writes nothing', async () => {
  assert.deepEqual(await ace('--check', 'resources/views/pages/{team,home}.edge'), {
    code: 1,
    stdout: `resources/views/pages/team.edge

1 of 2 templates is not formatted. Run \`node ace kit:format\`.
`,
    stderr: '',
  })
  assert.equal(readFileSync(join(views, 'pages/team.edge'), 'utf8'), long)
})

test('formats all templates of the application, and names those that it cannot read', async () => {
  assert.deepEqual(await run(folder, ['node', 'ace', 'kit:format']), {
    code: 1,
    stdout: 'resources/views/pages/team.edge\n\n1 of 3 templates formatted.\n',
    stderr: 'Cannot format `resources/views/pages/broken.edge`, expected text in UTF-8.\n',
  })
  assert.equal(readFileSync(join(views, 'pages/team.edge'), 'utf8'), formatted)
  assert.deepEqual(await ace('--check', 'resources/views/pages/team.edge'), {
    code: 0,
    stdout: '1 template is formatted.\n',
    stderr: '',
  })
})

test('explains a wrong path and a wrong width', async () => {
  const path = await ace('resources/views/pages/none.edge')
  assert.deepEqual(
    [path.code, path.stderr],
    [
      1,
      'Cannot find `resources/views/pages/none.edge`, expected a file, a folder or a pattern that matches a file.\n',
    ],
  )
  const { code, stderr } = await ace('--width=wide')
  assert.equal(code, 1)
  assert.match(stderr, /Cannot use `--width=wide`, expected a whole number from 40 to 400\./)
})
