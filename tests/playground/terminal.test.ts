import assert from 'node:assert/strict'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { openAce } from '../package/open-ace.ts'
import { run } from '../package/run.ts'

/** Moves the cursor, links, hides, and changes the direction of the text around it. */
const hostile = '\u001B[2J\u001B]8;;https:evil\u0007\u009B8m\u202E\u2066\u0085\r'
/** Without the end of a line. */
const inLine = hostile.replace('\r', '')
const project = makeProject('terminal')
const { folder } = project
const views = join(folder, 'resources/views')
const name = `resources/views/pages/a${hostile}\n3 b.edge`

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

rmSync(views, { recursive: true })
const tags = `<x-kit::button ${inLine}="1" variant="${hostile}" size="${hostile}" :icon="'${hostile}'">a</x-kit::button>`
write(name, `<x-kit::${hostile}buton/><x-app::Row />\n${tags}\n`)
write(`resources/views/pages/c${hostile}d.edge`, '\0')
write(
  `resources/views/layouts/e${hostile}f.edge`,
  `<html><head></head><body>${hostile}</body></html>\n`,
)
write(
  'resources/views/components/row.edge',
  `{{--\n  Row ${inLine} of a list.\n--}}\n@props({\n  /** Its ${inLine} tone. */\n  tone: "${inLine}",\n})\n<p>{{ tone }}</p>\n`,
)
write(`resources/views/components/g${hostile}h.edge`, '@props({ a: 1 })\n')
writeFileSync(
  project.config,
  `export default ${JSON.stringify({
    components: { namespace: 'app', directory: 'resources/views/components' },
    button: { color: hostile, [`sise${hostile}`]: 1 },
  })}\n`,
)

const { run: runAce, close } = openAce()
after(close)
const bin = 'node_modules/@kit-edge/ui/build/mcp/bin.js'

/** Asserts that a text has no control characters but ends of lines. */
function assertVisible(text: string): void {
  const [found] = /(?!\n)[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u.exec(text) ?? []
  assert.ok(found === undefined, JSON.stringify(text))
}

const commands: [args: string[], shown: RegExp][] = [
  [['kit:check'], /^resources\/views\/pages\/a\\u001b\[2J.*\\u000a3 b\.edge$/m],
  [['kit:check', `missing${hostile}`], /^Cannot find `missing\\u001b/m],
  [['kit:check', `--fail-on=${hostile}`], /^Cannot use `--fail-on=/m],
  [['kit:check', `--${hostile.replaceAll(/[=:;]/g, '')}`], /^.*Cannot use option `--\\u001b/m],
  [['kit:format', '--check'], /^resources\/views\/pages\/a\\u001b.*\\u000a3 b\.edge$/m],
  [['kit:list'], /Row \\u001b/],
  [['kit:list', `--category=${hostile}`], /^Cannot find category/m],
  [['kit:show', 'app::row'], /Its \\u001b.* tone/],
  [['kit:show', `button${hostile}`], /^Cannot find component `button /m],
  [['kit:install', '--dry-run'], /e\\u001b.*f\.edge/],
  [['kit:install', `--agents=${hostile}`], /^Cannot find assistant/m],
]

for (const [args, shown] of commands) {
  test(`escapes control characters: ${args.join(' ').replaceAll(/[^ -~]+/g, '…')} [visible-characters]`, async () => {
    const { stdout, stderr } = await runAce(folder, args)
    assertVisible(stdout + stderr)
    assert.match(stdout + stderr, shown)
  })
}

test('prints the same from the bin [visible-characters]', async () => {
  const { code, stdout, stderr } = await run(folder, ['node', bin, 'check'])
  assertVisible(stdout + stderr)
  assert.deepEqual({ code, stdout, stderr }, await runAce(folder, ['kit:check']))
})

test('keeps names as they are in the values of JSON', async () => {
  for (const command of [['kit:check', '--json'], ['kit:check', '--sarif'], ['kit:export-json']]) {
    const { stdout } = await runAce(folder, command)
    assertVisible(stdout)
    const strings: unknown[] = []
    JSON.parse(stdout, (_, value) => {
      strings.push(value)
      return value
    })
    const expected = command[0] === 'kit:check' ? name : `Row ${inLine} of a list.`
    if (command[1] !== '--sarif') {
      assert.ok(
        strings.some((one) => one === expected),
        command.join(' '),
      )
    }
  }
})

test('leaves out a component whose name has control characters, and says so', async () => {
  const { stdout, stderr } = await runAce(folder, ['kit:list'])
  assert.match(
    stderr,
    /^Cannot use `g\\u001b.*h` as a component, expected no control characters in its name\. Rename its file\.$/m,
  )
  assert.doesNotMatch(stdout, /app::g/)
})
