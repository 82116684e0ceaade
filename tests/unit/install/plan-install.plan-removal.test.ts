import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { agents, type Agent, editors, type Editor } from '../../../engine/catalog/clients.ts'
import type { Change } from '../../../engine/install/change.ts'
import { planInstall, planRemoval } from '../../../engine/install/plan-install.ts'
import { removeItem } from '../../../engine/install/json.ts'
import { toRemovalText } from '../../../engine/install/text.ts'
import { catalog } from '../fixtures/catalog.ts'

type Files = Record<string, string>
type Options = { agents?: Agent[]; editors?: Editor[]; force?: boolean }

const prose = '# {name}\n\n{components}\n\n{rules}\n'
const all = { agents: Object.keys(agents) as Agent[], editors: Object.keys(editors) as Editor[] }
const skill = '.agents/skills/acme/SKILL.md'
const rules = '.cursor/rules/acme.mdc'

const reader = (files: Files) => (file: string) =>
  Object.hasOwn(files, file) ? files[file]! : null

function apply(files: Files, changes: Change[]): Files {
  const after = { ...files }
  for (const { file, action, text } of changes) {
    if (action === 'delete') delete after[file]
    else if (text !== undefined) after[file] = text
  }
  return after
}

function install(files: Files, options: Options = all): Files {
  const request = { catalog, prose, agents: [], editors: [], force: false, ...options }
  return apply(files, planInstall({ ...request, read: reader(files) }))
}

function plan(files: Files, options: Options = {}): Change[] {
  const request = { catalog, agents: [], editors: [], force: false, ...options }
  return planRemoval({ ...request, read: reader(files) })
}

const remove = (files: Files, options: Options = {}) => apply(files, plan(files, options))

/** Returns the changes, without files that stay the same. */
const toActions = (changes: Change[]) =>
  changes
    .filter(({ action }) => action !== 'unchanged')
    .map(({ file, action }) => `${action} ${file}`)

const projects: Record<string, Files> = {
  'without any of these files': { 'package.json': '{}' },
  'with comments': {
    '.cursor/mcp.json':
      '// Ours.\n{\n  "mcpServers": {\n    "a": {} // the one\n    /* , "b": {} */\n  }\n}\n',
    '.vscode/settings.json': '{\n  // Lines.\n  "editor.rulers": [100] // , 120\n}\n',
    '.mcp.json': '{ "mcpServers": { /* none */ } }\n',
    '.codex/config.toml': '# Ours.\nmodel = "x" # y\n',
    'AGENTS.md': '<!-- ours -->\n',
  },
  'with trailing commas': {
    '.mcp.json': '{\n  "mcpServers": {\n    "a": { "command": "x", },\n  },\n}\n',
    '.cursor/mcp.json': '{"mcpServers":{"a":{},},}',
    '.vscode/mcp.json': '{\n  "servers": { "a": {}, },\n  "inputs": [],\n}\n',
    '.vscode/settings.json': '{\n  "html.customData": [\n    "./a.json",\n  ],\n  "a": 1,\n}\n',
  },
  'with tabs': {
    '.vscode/settings.json':
      '{\n\t"html.customData": ["./a.json"],\n\t"b": {\n\t\t"c": 1\n\t}\n}\n',
    '.vscode/mcp.json': '{\n\t"servers": {\n\t\t"a": {}\n\t}\n}',
  },
  'with CRLF': {
    '.vscode/settings.json': '{\r\n  "a": 1, // one\r\n  // two\r\n}\r\n',
    '.mcp.json': '\uFEFF{\r\n  "mcpServers": {\r\n    "a": {}\r\n  }\r\n}\r\n',
    '.codex/config.toml': 'a = 1\r\n[mcp_servers.b]\r\ncommand = "y"\r\n',
    'AGENTS.md': '# Ours\r\n\r\nText.\r\n',
  },
  'with other servers on one line': {
    '.cursor/mcp.json': '{"mcpServers":{"a":{"command":"x"}}}',
    '.mcp.json': '{ "mcpServers": { "a": {}, "b": {} } }\n',
    '.vscode/settings.json': '{ "html.customData": ["./a.json", "./b.json"] }',
  },
  'with odd ends of files': {
    '.codex/config.toml': 'a = 1',
    'AGENTS.md': '# Ours\n\n\n \n',
    '.vscode/settings.json': '\n\n{\n  "a": 1 }\n\n',
    '.mcp.json': '{\n  "a": 1, "mcpServers": { "x": {}\n}}',
  },
}

for (const [name, files] of Object.entries(projects)) {
  test(`restores every byte on removal in a project ${name}`, () => {
    const installed = install(files)
    assert.ok(Object.keys(installed).length >= 10)
    for (const force of [false, true]) {
      assert.deepEqual(remove(installed, { force }), files)
      assert.deepEqual(toActions(plan(files, { force })), [])
    }
    assert.deepEqual(remove(install(install(files))), files)
  })
}

test('restores every byte of any settings and servers on removal', () => {
  const key = fc.constantFrom('a', 'acme-2', '__proto__', 'é"\\', '', '// x', 'html')
  const servers = fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, maxKeys: 4 })
  const paths = fc.array(fc.constantFrom('./a.json', 'b', '// c', '/* d'), { minLength: 1 })
  const others = fc.dictionary(fc.constantFrom('inputs', '$schema', 'x'), fc.jsonValue())
  const indent = fc.constantFrom(0, 2, 4, '\t')
  const comment = fc.constantFrom('', ' /* , } */', ' // ], "x": {')
  fc.assert(
    fc.property(
      servers,
      paths,
      others,
      indent,
      comment,
      fc.boolean(),
      (one, list, more, space, text, isCrlf) => {
        const write = (value: object) => {
          const json = JSON.stringify(value, null, space)
          const marked = space
            ? json.replaceAll(/([^\\"{[,]),?$/gm, (line) => `${line}${text}`)
            : json
          return isCrlf ? marked.replaceAll('\n', '\r\n') : marked
        }
        const files = {
          '.cursor/mcp.json': write({ ...more, mcpServers: one }),
          '.vscode/settings.json': write({ 'html.customData': list, ...more, z: 1 }),
          '.vscode/mcp.json': write({ ...more, z: 1 }),
        }
        assert.deepEqual(remove(install(files)), files)
      },
    ),
    { numRuns: 150 },
  )
})

test('keeps what follows the removed text', () => {
  const before = install({})
  const files = {
    ...before,
    '.cursor/mcp.json': before['.cursor/mcp.json']!.replace(
      /\]\n {4}\}/,
      ']\n    }, // ours\n    "b": {}',
    ),
    'AGENTS.md': `# First\n\n${before['AGENTS.md']}\n## Last\n`,
    '.codex/config.toml': `${before['.codex/config.toml']}\n[mcp_servers.b]\ncommand = "y"\n`,
  }
  const after = remove(files)
  assert.deepEqual(after, {
    '.cursor/mcp.json': '{\n  "mcpServers": { // ours\n    "b": {}\n  }\n}\n',
    'AGENTS.md': '# First\n\n## Last\n',
    '.codex/config.toml': '[mcp_servers.b]\ncommand = "y"\n'.replace(/^/, '\n'),
  })
})

test('removes an empty object or list that an installation would create', () => {
  const files = {
    '.mcp.json': '{}\n',
    '.cursor/mcp.json': '{\n  "mcpServers": {}\n}\n',
    '.vscode/settings.json': '{ "html.customData": [], "a": 1 }',
    'AGENTS.md': '\n',
  }
  assert.deepEqual(remove(install(files)), { '.vscode/settings.json': '{ "a": 1 }' })
})

test('keeps and reports edited files, and deletes them only by force', () => {
  const files = install({})
  const edited = {
    ...files,
    [rules]: `${files[rules]}Ours.\n`,
    [skill]: files[skill]!.replace('# Acme', '# Our Acme'),
    '.acme-schema.json': files['.acme-schema.json']!.replace('Names a thing', 'Names it'),
    'config/acme.ts': files['config/acme.ts']!.replace('{\n', '{ chip: {},\n'),
    '.mcp.json': files['.mcp.json']!.replace('"node"', '"bun"'),
    '.codex/config.toml': files['.codex/config.toml']!.replace('"node"', '"bun"'),
  }
  assert.deepEqual(
    plan(edited).filter(({ action }) => action === 'keep'),
    [
      { file: 'config/acme.ts', action: 'keep', note: 'was edited; delete it by hand' },
      { file: '.acme-schema.json', action: 'keep', note: 'was edited; --force deletes it' },
      { file: rules, action: 'keep', note: 'was edited; --force deletes it' },
      { file: '.mcp.json', action: 'keep', note: 'has its own entry `acme`; --force removes it' },
      {
        file: '.codex/config.toml',
        action: 'keep',
        note: 'has its own table `mcp_servers.acme`; remove it by hand',
      },
      { file: skill, action: 'keep', note: 'was edited; --force deletes it' },
    ],
  )
  assert.deepEqual(Object.keys(remove(edited, { force: true })).toSorted(), [
    '.codex/config.toml',
    'config/acme.ts',
  ])
})

test('deletes unedited files of an earlier version', () => {
  const [chip, ...components] = catalog.components
  const old = { ...catalog, components: [{ ...chip!, summary: 'Was small.' }, ...components] }
  const request = { catalog: old, prose: '# Old\n\n{components}\n', force: false, ...all }
  const files = apply({}, planInstall({ ...request, read: () => null }))
  assert.notDeepEqual(files, install({}))
  assert.deepEqual(remove(files), {})
})

test('removes only files of the named assistants that no other one needs', () => {
  const files = install({})
  assert.deepEqual(toActions(plan(files, { agents: ['claude'] })), [
    'delete .mcp.json',
    'delete .claude/skills/acme/SKILL.md',
  ])
  assert.deepEqual(toActions(plan(files, { agents: ['codex', 'cursor'] })), [
    'delete .codex/config.toml',
    'delete .cursor/mcp.json',
  ])
  assert.deepEqual(toActions(plan(files, { editors: ['vscode'] })), [
    'delete .vscode/settings.json',
  ])
  const one = install({}, { agents: ['codex'] })
  assert.deepEqual(toActions(plan(one, { agents: ['codex'] })), [
    'delete .codex/config.toml',
    `delete ${skill}`,
    'delete AGENTS.md',
  ])
  assert.deepEqual(toActions(plan(one, { agents: ['claude'] })), [])
})

test('rejects a broken file with its name and line, and plans nothing', () => {
  for (const [file, text, message] of [
    ['.vscode/mcp.json', '{\n  "servers": [\n', 'remove the server `acme` from'],
    ['.vscode/settings.json', '{\n  "a"', 'remove the completion data of `@acme/ui` from'],
  ] as const) {
    assert.throws(() => plan({ ...install({}), [file]: text }), {
      message: new RegExp(`^Cannot ${message} \`${file}:\\d\`, expected a JSON object`),
    })
  }
  assert.throws(() => plan({ 'AGENTS.md': '<!-- acme:start -->' }), /Restore the two comments/)
})

test('removes an item but not its neighbours, and moves nothing into a comment', () => {
  const cases: [text: string, item: string, after: string][] = [
    ['[a, x, b]', 'x', '[a, b]'],
    ['[x, b]', 'x', '[ b]'],
    ['[a, x]', 'x', '[a]'],
    ['[a, x,]', 'x', '[a,]'],
    ['[x]', 'x', '[]'],
    ['[\n  a,\n  x,\n]', 'x', '[\n  a,\n]'],
    ['[\n  a, // c\n  x\n]', 'x', '[\n  a // c\n]'],
    ['[ // c\n  x ]', 'x', '[ // c\n  ]'],
    ['[\n  a, // c\n  x, b\n]', 'x', '[\n  a, // c\n  b\n]'],
    ['[a /* , */, /* c */ x /* d */]', 'x', '[a /* , */ /* c */ /* d */]'],
    ['[a, x /* ] */, // e\n b]', 'x', '[a, /* ] */ // e\n b]'],
  ]
  for (const [text, item, after] of cases) {
    const from = text.indexOf(item)
    const isFirst = !text.slice(0, from).includes('a')
    const range = { from, to: from + 1, after: isFirst ? 1 : text.indexOf('a') + 1, isFirst }
    assert.equal(removeItem(text, range), after, text)
  }
})

test('prints what a removal did and what is left, and that a second one has nothing to do', () => {
  const changes: Change[] = [
    { file: 'a', action: 'delete' },
    { file: 'b', action: 'update', text: '' },
    { file: 'c', action: 'unchanged' },
    { file: 'd', action: 'keep', note: 'was changed' },
  ]
  assert.equal(
    toRemovalText(catalog, changes, {
      dryRun: false,
      isWhole: true,
      diff: '  b\n    - x\n',
      tagged: ['resources/views/home.edge'],
    }),
    `Acme 2.1.0

  deleted    a
  updated    b
  kept       d: was changed

  b
    - x

Left to do:
  - Replace the tags in \`resources/views/home.edge\`: \`grep -rn 'x-acme::' resources\` finds them.
  - Run \`npm uninstall @acme/ui\`, or \`node ace configure @acme/ui\` to install it again.
`,
  )
  assert.equal(
    toRemovalText(catalog, changes.slice(0, 1), { dryRun: true, isWhole: false }),
    'Acme 2.1.0, dry run: nothing was written\n\n  delete     a\n',
  )
  assert.equal(
    toRemovalText(catalog, plan({}), { dryRun: false, isWhole: false }),
    'Acme 2.1.0\n\n  Nothing is left to remove.\n',
  )
})
