import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { stripComments } from 'jsonc-parser'
import { agents, type Agent } from '../../../engine/catalog/clients.ts'
import { toRegistration } from '../../../engine/install/registration.ts'

const command = { command: 'node', args: ['ace', 'acme:mcp-serve'] }

/** Returns the text of Cursor's file after a registration, which must change it exactly once. */
function register(before: string | null): string {
  const { file, action, text } = toRegistration('cursor', 'acme', before)
  assert.deepEqual([file, action], ['.cursor/mcp.json', before === null ? 'create' : 'update'])
  const again = toRegistration('cursor', 'acme', text!)
  assert.deepEqual(again, { file, action: 'unchanged' }, 'a second run changes something')
  return text!
}

/** Parses a file; keys such as `__proto__` are ordinary properties. */
function read(text: string) {
  return JSON.parse(stripComments(text))
}

/** Whether the text contains all characters of the other, in order. */
function contains(text: string, other: string): boolean {
  let at = 0
  for (const character of text) if (character === other[at]) at += 1
  return at === other.length
}

test('writes the file, key and entry of each assistant that reads JSON', () => {
  const entries: [Agent, string, object][] = [
    ['cursor', '.cursor/mcp.json', { mcpServers: { acme: command } }],
    ['claude', '.mcp.json', { mcpServers: { acme: command } }],
    ['vscode', '.vscode/mcp.json', { servers: { acme: { type: 'stdio', ...command } } }],
  ]
  for (const [agent, file, content] of entries) {
    const change = toRegistration(agent, 'acme', null)
    assert.deepEqual([change.file, change.action], [file, 'create'])
    assert.deepEqual(JSON.parse(change.text!), content)
    assert.equal(agents[agent].file, file)
  }
})

test('formats a new or empty file as formatters do', () => {
  const text = `{
  "mcpServers": {
    "acme": {
      "command": "node",
      "args": ["ace", "acme:mcp-serve"]
    }
  }
}
`
  for (const before of [null, '', ' \n\n', '{}\n']) assert.equal(register(before), text)
})

test('keeps other servers, comments and formatting', () => {
  assert.equal(
    register(`// Ours.
{
    "inputs": [ ],
    /* All servers. */
    "mcpServers": {
        "other": { "command": "x",   "args": [] } // , the other
        // { "old": {} },
    }
}`),
    `// Ours.
{
    "inputs": [ ],
    /* All servers. */
    "mcpServers": {
        "other": { "command": "x",   "args": [] }, // , the other
        // { "old": {} },
        "acme": {
            "command": "node",
            "args": ["ace", "acme:mcp-serve"]
        }
    }
}`,
  )
})

test('keeps a trailing comma', () => {
  assert.equal(
    register('{\n  "mcpServers": {\n    "a": {}, // a\n  },\n}\n'),
    `{
  "mcpServers": {
    "a": {}, // a
    "acme": {
      "command": "node",
      "args": ["ace", "acme:mcp-serve"]
    },
  },
}
`,
  )
})

test('keeps tabs', () => {
  assert.equal(
    register('{\n\t"other": 1\n}\n'),
    '{\n\t"other": 1,\n\t"mcpServers": {\n\t\t"acme": {\n\t\t\t"command": "node",\n' +
      '\t\t\t"args": ["ace", "acme:mcp-serve"]\n\t\t}\n\t}\n}\n',
  )
})

test('keeps a file on one line', () => {
  assert.equal(
    register('{"mcpServers":{"a":{}}}'),
    '{"mcpServers":{"a":{}, "acme": {"command":"node","args":["ace","acme:mcp-serve"]}}}',
  )
  assert.equal(
    register('{ "other": 1 }'),
    '{ "other": 1, "mcpServers": {"acme":{"command":"node","args":["ace","acme:mcp-serve"]}} }',
  )
})

test('keeps line endings and a byte order mark', () => {
  const crlf = register('{\r\n  "mcpServers": {\r\n    "a": {}\r\n  }\r\n}\r\n')
  assert.equal(crlf.replaceAll('\r\n', '').includes('\n'), false)
  assert.deepEqual(Object.keys(JSON.parse(crlf).mcpServers), ['a', 'acme'])
  const marked = register('\uFEFF{\n  "mcpServers": {}\n}\n')
  assert.equal(marked.lastIndexOf('\uFEFF'), 0)
  assert.deepEqual(JSON.parse(marked.slice(1)), { mcpServers: { acme: command } })
  assert.equal(register('\uFEFF').startsWith('\uFEFF{\n'), true)
})

test('adds a server to any JSON without losing a character', () => {
  const key = fc.constantFrom('a', 'acme-2', '__proto__', 'constructor', 'mcpServers', 'é"\\', '')
  const servers = fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  const others = fc.dictionary(fc.constantFrom('inputs', '$schema', 'servers'), fc.jsonValue())
  const indent = fc.constantFrom(0, 2, 4, '\t')
  fc.assert(
    fc.property(servers, others, indent, fc.boolean(), (inside, around, space, hasComment) => {
      const json = JSON.stringify({ ...around, mcpServers: inside }, null, space)
      const before = hasComment ? json.replaceAll(/([^\\"]),$/gm, '$1 /* , } */ , // "x": {') : json
      const after = register(before)
      assert.deepEqual(read(after), {
        ...read(before),
        mcpServers: { ...read(before).mcpServers, acme: command },
      })
      assert.ok(contains(after, before), after)
    }),
    { numRuns: 150 },
  )
})

test('keeps an equal entry, however it is written', () => {
  const before = '{"mcpServers":{"acme":{"args":[ "ace","acme:mcp-serve" ],"command":"node",},}}'
  for (const force of [false, true]) {
    assert.deepEqual(toRegistration('claude', 'acme', before, { force }), {
      file: '.mcp.json',
      action: 'unchanged',
    })
  }
})

test('keeps a different entry of the same name unless forced to replace it', () => {
  const others = ['{"command":"bun"}', '{"command":"node","args":[]}', 'null', '"x"', '[]']
  const more = JSON.stringify({ ...command, env: { A: '1' } })
  for (const entry of [...others, more]) {
    const before = `{\n  "mcpServers": {\n    "acme": ${entry}, // mine\n    "b": {}\n  }\n}\n`
    assert.deepEqual(toRegistration('claude', 'acme', before), {
      file: '.mcp.json',
      action: 'keep',
      note: 'has its own entry `acme`; --force replaces it',
    })
    const { action, text } = toRegistration('claude', 'acme', before, { force: true })
    assert.equal(action, 'update')
    assert.equal(
      text,
      `{
  "mcpServers": {
    "acme": {
      "command": "node",
      "args": ["ace", "acme:mcp-serve"]
    }, // mine
    "b": {}
  }
}
`,
    )
  }
})

test('rejects a broken file with its name and line, and changes nothing', () => {
  const wrong: [string, number, string][] = [
    ['{\n  "mcpServers": {\n    "a": {\n}\n', 5, ' with an object `mcpServers`'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, ''],
    ['{\r\n  "a": 1\r\n  "b": 2\r\n}', 3, ''],
    ['\uFEFF{\n  x\n}', 2, ''],
    ['[]', 1, ''],
    ['"x"', 1, ''],
    ['null', 1, ''],
    ['{} {}', 1, ''],
    ['// only a comment\n', 2, ''],
    ['<<<<<<< HEAD\n{}\n', 1, ''],
    ['{\n  "a": 1,\n  "mcpServers": []\n}', 3, ' with an object `mcpServers`'],
    ['{"mcpServers":null}', 1, ' with an object `mcpServers`'],
  ]
  for (const [before, line, expected] of wrong) {
    for (const force of [false, true]) {
      assert.throws(() => toRegistration('claude', 'acme', before, { force }), {
        message: `Cannot add the server \`acme\` to \`.mcp.json:${line}\`, expected a JSON object${expected}. Correct the file, or remove it.`,
      })
    }
  }
})
