import assert from 'node:assert/strict'
import test from 'node:test'
import { toRegistration, toUnregistration } from '../../../engine/install/registration.ts'

const file = '.codex/config.toml'
const table = '[mcp_servers.acme]\ncommand = "node"\nargs = ["ace","acme:mcp-serve"]\n'
const unchanged = { file, action: 'unchanged' }

function register(before: string | null) {
  return toRegistration('codex', 'acme', before)
}

test('writes the table into a new or empty file', () => {
  assert.deepEqual(register(null), { file, action: 'create', text: table })
  for (const before of ['', ' \n']) {
    assert.deepEqual(register(before), { file, action: 'update', text: table })
  }
  assert.deepEqual(register(table), unchanged)
})

test('appends the table, and keeps everything before it', () => {
  const before =
    '# Ours.\nmodel = "x"\n\n[mcp_servers]\n\n[mcp_servers.other] # a\ncommand = "y"\n[mcp_servers.acme2]\n# [mcp_servers.acme]\n\n'
  const { action, text } = register(before)
  assert.deepEqual([action, text], ['update', `${before}\n${table}`])
  assert.deepEqual(register(text!), unchanged)
  assert.equal(register('a = 1\n').text, `a = 1\n\n${table}`)
  assert.equal(register('a = 1').text, `a = 1\n${table}`)
})

test('keeps line endings', () => {
  const before = 'a = 1\r\n'
  const { text } = register(before)
  assert.equal(text, `a = 1\r\n\r\n${table.replaceAll('\n', '\r\n')}`)
  assert.deepEqual(register(text!), unchanged)
})

test('keeps an equal table, however it is written', () => {
  for (const before of [
    `${table}startup_timeout_sec = 20\n\n[mcp_servers.acme.env]\nA = "1"\n`,
    '[ mcp_servers . "acme" ] # ours\nargs   = [ \'ace\', "acme:mcp-serve", ] # so\ncommand="node"\n',
    '[mcp_servers]\nacme.command = "node"\nacme.args = ["ace", "acme:mcp-serve"]\n',
  ]) {
    assert.deepEqual(register(before), unchanged, before)
  }
})

test('keeps a different table of the same name, however it is written', () => {
  for (const before of [
    '[mcp_servers.acme]\ncommand = "bun"\n',
    "[mcp_servers.'acme']\n",
    '[mcp_servers.acme.env]\nA = "1"\n',
    '[mcp_servers]\nacme = { command = "node" }\n',
    'mcp_servers.acme.command = "bun"\n',
    '[mcp_servers.acme]\ncommand = "node"\nargs = ["ace", "acme:serve"]\n',
    '[mcp_servers.acme]\ncommand = "node"\n[mcp_servers.b]\nargs = ["ace","acme:mcp-serve"]\n',
  ]) {
    for (const force of [false, true]) {
      assert.deepEqual(
        toRegistration('codex', 'acme', before, { force }),
        { file, action: 'keep', note: 'has its own table `mcp_servers.acme`; change it by hand' },
        before,
      )
    }
  }
})

test('ignores text that only looks like a table', () => {
  for (const before of [
    'text = """\n[mcp_servers.acme]\n"""\n',
    "text = '''\n[mcp_servers.acme]\n'''\n",
    '# [mcp_servers.acme]\n',
    '[other.acme]\ncommand = "node"\nargs = ["ace", "acme:mcp-serve"]\n',
    'x = "mcp_servers.acme = 1"\n',
  ]) {
    assert.equal(register(before).text, `${before}\n${table}`)
  }
})

const broken: [label: string, text: string, place: string, reason: string][] = [
  ['an open bracket', 'a = 1\n[b\nc = 1\n', '2:3', 'illegal character in key'],
  ['a repeated key', 'a = 1\na = 2\n', '2:1', 'trying to redefine an already defined'],
  ['a repeated table', '[mcp_servers.b]\n\n[mcp_servers.b]\n', '3:', 'trying to redefine'],
  ['a line that is not TOML', '\uFEFF# ours\r\nmodel: "x"\r\n', '2:', ''],
  ['an open string', `a = "b\n${table}`, '1:', ''],
  ['an open multi-line string', `a = """\n${table}`, '', ''],
  ['an open list', `a = [1,\n${table}`, '', ''],
]
for (const [label, text, place, reason] of broken) {
  test(`keeps a broken TOML file, and reports where it is broken: ${label}`, () => {
    for (const [plan, cannot] of [
      [toRegistration, 'add the server `acme` to'],
      [toUnregistration, 'remove the server `acme` from'],
    ] as const) {
      assert.throws(
        () => plan('codex', 'acme', text),
        ({ message }: Error) => {
          assert.ok(message.startsWith(`Cannot ${cannot} \`.codex/config.toml:${place}`), message)
          assert.match(
            message,
            /^Cannot .* `\S+:\d+:\d+`, expected valid TOML: \S.*\S\. Correct the file, or remove it\.$/,
          )
          assert.ok(message.includes(`TOML: ${reason}`), message)
          return true
        },
      )
    }
  })
}

test('rejects servers in a list or a value, because no table can follow', () => {
  for (const value of ['= { a = { command = "x" } }', '= 1', '= []', '[[mcp_servers]]']) {
    assert.throws(() => register(value.startsWith('=') ? `mcp_servers ${value}\n` : `${value}\n`), {
      message:
        'Cannot add the server `acme` to `.codex/config.toml`, expected tables `[mcp_servers.name]` and not a value `mcp_servers`. Write each server as a table.',
    })
  }
})

test('reads inherited names, large numbers and dates like any other', () => {
  const before = `a = 99999999999999999999\nb = 2020-01-01T00:00:00Z\n[__proto__]\nacme = 1\n[mcp_servers.constructor]\n`
  assert.equal(register(before).text, `${before}\n${table}`)
  assert.equal(toRegistration('codex', 'constructor', '[mcp_servers]\n').action, 'update')
})

test('reads a file of two megabytes without delay', () => {
  const begun = process.cpuUsage()
  for (const text of ['=', '#', '[', '"""', "'", ' ', 'a ', '[a]\n', 'a=#\n', '.', '#\n', 'a.']) {
    try {
      register(text.repeat(2e6 / text.length))
    } catch (error) {
      assert.match((error as Error).message, /^Cannot add /)
    }
  }
  assert.ok(process.cpuUsage(begun).user < 2_000_000)
})
