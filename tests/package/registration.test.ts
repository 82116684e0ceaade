import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { openAce } from './open-ace.ts'

const { folder } = makeProject('registration')
const { run: runAce, close } = openAce()
after(close)
const ace = (...args: string[]) => runAce(folder, args)

/** Lists of another file, with these first entries. */
const toLists = (commands = '', providers = '') => `export const commands = [
\t${commands}() => import("@adonisjs/core/commands") // the host's
] as const

export const providers = [
\t${providers}() => import("@adonisjs/core/providers/app_provider"),
\t() => import("@adonisjs/core/providers/edge_provider"),
]
`

test('keeps lists of another file, and recognises what was added there by hand', async () => {
  const file = join(folder, 'adonisrc.ts')
  const lists = join(folder, 'lists.ts')
  const text = `import { commands, providers } from './lists.js'\n\nexport default { commands, providers }\n`
  writeFileSync(file, text)
  writeFileSync(lists, toLists())
  const { code, stdout, stderr } = await ace('configure', '@kit-edge/ui')
  assert.deepEqual([code, stderr], [0, ''])
  assert.match(
    stdout,
    /^ {2}kept {7}adonisrc\.ts: .*`\(\) => import\('@kit-edge\/ui\/provider'\)` to `providers` and /m,
  )
  assert.match(stdout, /^ {2}- Change `adonisrc\.ts` by hand, see above\.$/m)
  writeFileSync(
    lists,
    toLists('() => import("@kit-edge/ui/commands"), ', '() => import("@kit-edge/ui/provider"), '),
  )
  // The same process would keep the first version of `lists.ts`.
  await close()
  const again = await ace('kit:install')
  assert.deepEqual([again.code, again.stderr], [0, ''])
  assert.match(again.stdout, /^ {2}unchanged {2}adonisrc\.ts$/m)
  assert.doesNotMatch(again.stdout, /by hand/)
  assert.equal(readFileSync(file, 'utf8'), text)
})
