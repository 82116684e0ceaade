import assert from 'node:assert/strict'
import test from 'node:test'
import { toRegistration, toUnregistration } from '../../../engine/install/registration.ts'

const file = '.codex/config.toml'
const table = '[mcp_servers.acme]\ncommand = "node"\nargs = ["ace","acme:mcp-serve"]\n'
const unchanged = { file, action: 'unchanged' }

function register(before: string | null) {
  return toRegistration('codex', 'acme', before)
}

test('a file that is not there, or empty, gets the table', () => {
  assert.deepEqual(register(null), { file, action: 'create', text: table })
  for (const before of ['', ' \n']) {
    assert.deepEqual(register(before), { file, action: 'update', text: table })
  }
  assert.deepEqual(register(table), unchanged)
})

test('the table is added at the end, and all before it stays as it is', () => {
  const before =
    '# Ours.\nmodel = "x"\n\n[mcp_servers]\n\n[mcp_servers.other] # a\ncommand = "y"\n[mcp_servers.acme2]\n# [mcp_servers.acme]\n\n'
  const { action, text } = register(before)
  assert.deepEqual([action, text], ['update', `${before}\n${table}`])
  assert.deepEqual(register(text!), unchanged)
  assert.equal(register('a = 1\n').text, `a = 1\n\n${table}`)
  assert.equal(register('a = 1').text, `a = 1\n${table}`)
})

test('ends of lines stay', () => {
  const before = 'a = 1\r\n'
  const { text } = register(before)
  assert.equal(text, `a = 1\r\n\r\n${table.replaceAll('\n', '\r\n')}`)
  assert.deepEqual(register(text!), unchanged)
})

test('a table that says the same is left alone, however it is written', () => {
  for (const before of [
    `${table}startup_timeout_sec = 20\n\n[mcp_servers.acme.env]\nA = "1"\n`,
    '[ mcp_servers . "acme" ] # ours\nargs   = [ \'ace\', "acme:mcp-serve", ] # so\ncommand="node"\n',
    '[mcp_servers]\nacme.command = "node"\nacme.args = ["ace", "acme:mcp-serve"]\n',
  ]) {
    assert.deepEqual(register(before), unchanged, before)
  }
})

test('a table of the same name that differs is kept, however it is written', () => {
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

test('what only looks like a table does not count', () => {
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

test('servers that are no tables are an error, as a table cannot be added to them', () => {
  assert.throws(() => register('mcp_servers = { a = { command = "x" } }\n'), {
    message:
      'Cannot add the server `acme` to `.codex/config.toml`, expected tables `[mcp_servers.name]` and not a value `mcp_servers`. Write each server as a table.',
  })
})

const broken: [label: string, text: string, place: string, reason: string][] = [
  ['a bracket is open', 'a = 1\n[b\nc = 1\n', '2:3', 'illegal character in key'],
  ['a key is there twice', 'a = 1\na = 2\n', '2:1', 'trying to redefine an already defined'],
  ['a table is there twice', '[mcp_servers.b]\n\n[mcp_servers.b]\n', '3:', 'trying to redefine'],
  ['a line is no TOML', '\uFEFF# ours\r\nmodel: "x"\r\n', '2:', ''],
  ['a string is open', `a = "b\n${table}`, '1:', ''],
  ['a long string is open', `a = """\n${table}`, '', ''],
  ['a list is open', `a = [1,\n${table}`, '', ''],
]
for (const [label, text, place, reason] of broken) {
  test(`a TOML file that is broken stays as it is, and the error says where: ${label}`, () => {
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

test('servers in a list, or in a value, are an error, as no table can follow', () => {
  for (const text of ['[[mcp_servers]]\nname = "a"\n', 'mcp_servers = 1\n', 'mcp_servers = []\n']) {
    assert.throws(
      () => register(text),
      /expected tables `\[mcp_servers\.name\]` and not a value `mcp_servers`/,
    )
  }
})

test('names that every object has, large numbers and dates are read as any other', () => {
  const before = `a = 99999999999999999999\nb = 2020-01-01T00:00:00Z\n[__proto__]\nacme = 1\n[mcp_servers.constructor]\n`
  assert.equal(register(before).text, `${before}\n${table}`)
  assert.equal(toRegistration('codex', 'constructor', '[mcp_servers]\n').action, 'update')
})

test('a file of two megabytes is read at once', () => {
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
