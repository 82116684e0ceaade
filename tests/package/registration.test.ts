import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { openAce } from './open-ace.ts'

const { folder } = makeProject('registration')
const file = join(folder, 'adonisrc.ts')
const read = () => readFileSync(file, 'utf8')
const { run: runAce, close } = openAce()
after(close)
const ace = (...args: string[]) => runAce(folder, args)

/** Lists of other packages, in variables. */
const lists = `const commands = [
\t() => import("@adonisjs/core/commands") // the host's
] as const

const providers = [
\t() => import("@adonisjs/core/providers/app_provider"),
\t() => import("@adonisjs/core/providers/edge_provider"),
\t// () => import("@adonisjs/session/session_provider"),
]
`

test('adds two lines to lists in variables with `node ace configure`, and changes nothing in later runs', async () => {
  const before = `${lists}\nexport default { commands, providers }\n`
  writeFileSync(file, before)
  rmSync(join(folder, 'config/kit.ts'))
  const first = await ace('configure', '@kit-edge/ui', '--yes')
  assert.equal(first.code, 0, first.stderr)
  assert.equal(
    read(),
    before
      .replace('/commands")', '$&,')
      .replace("host's\n", '$&\t() => import("@kit-edge/ui/commands")\n')
      .replace('session_provider"),\n', '$&\t() => import("@kit-edge/ui/provider"),\n'),
  )
  const after = read()
  for (const command of [['kit:install'], ['configure', '@kit-edge/ui']]) {
    const { code, stdout, stderr } = await ace(...command)
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^ {2}unchanged {2}adonisrc\.ts$/m)
    assert.equal(read(), after)
  }
})

test('keeps lists of another file, and recognises what was added there by hand', async () => {
  const text = `import { commands, providers } from './lists.js'\n\nexport default { commands, providers }\n`
  writeFileSync(file, text)
  const write = (text: string) =>
    writeFileSync(join(folder, 'lists.ts'), text.replaceAll(/^const/gm, 'export const'))
  write(lists)
  const { code, stdout, stderr } = await ace('configure', '@kit-edge/ui')
  assert.deepEqual([code, stderr], [0, ''])
  assert.match(
    stdout,
    /^ {2}kept {7}adonisrc\.ts: .*`\(\) => import\('@kit-edge\/ui\/provider'\)` to `providers` and /m,
  )
  assert.match(stdout, /^ {2}- Change `adonisrc\.ts` by hand, see above\.$/m)
  write(
    lists.replaceAll(
      / = \[\n/g,
      (start, at: number) =>
        `${start}\t() => import("@kit-edge/ui/${at < 20 ? 'commands' : 'provider'}"),\n`,
    ),
  )
  // The same process would keep the first version of `lists.ts`.
  await close()
  const again = await ace('kit:install')
  assert.deepEqual([again.code, again.stderr], [0, ''])
  assert.match(again.stdout, /^ {2}unchanged {2}adonisrc\.ts$/m)
  assert.doesNotMatch(again.stdout, /by hand/)
  assert.equal(read(), text)
})
