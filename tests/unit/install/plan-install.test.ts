import assert from 'node:assert/strict'
import test from 'node:test'
import { agents, type Agent, type Editor, findNames } from '../../../engine/catalog/clients.ts'
import { toChange, type Change, toChangesText } from '../../../engine/install/change.ts'
import { isSealed, toKeptFile, toSealedText } from '../../../engine/install/seal.ts'
import { listInstallFiles } from '../../../engine/install/installed-files.ts'
import { planInstall } from '../../../engine/install/plan-install.ts'
import { toInstallText } from '../../../engine/install/text.ts'
import { toComponentsFile } from '../../../engine/files/json/components.ts'
import { catalog } from '../fixtures/catalog.ts'

const all = Object.keys(agents) as Agent[]
const prose = '# {name}\n\n{components}\n\n{rules}\n'

type Options = { agents?: Agent[]; editors?: Editor[]; force?: boolean }

const findAgents = (written: string[]) => findNames('assistant', all, written)

function plan(
  files: Record<string, string>,
  { agents = [], editors = [], force = false }: Options = {},
) {
  const read = (file: string) => (Object.hasOwn(files, file) ? files[file]! : null)
  return planInstall({ catalog, prose, agents, editors, force, read })
}

/** Returns the files of a project after the changes. */
function apply(files: Record<string, string>, changes: Change[]): Record<string, string> {
  const texts = changes.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]]))
  return { ...files, ...Object.fromEntries(texts) }
}

function toActions(changes: Change[]): string[] {
  return changes.map(({ file, action }) => `${action} ${file}`)
}

test('creates the configuration, the schema and the rules in a new project', () => {
  const changes = plan({})
  assert.deepEqual(toActions(changes), [
    'create config/acme.ts',
    'create .acme-schema.json',
    'create .cursor/rules/acme.mdc',
  ])
  const [config, schema, rules] = changes
  assert.match(config!.text!, /^import \{ defineConfig \} from '@acme\/ui'\n/)
  assert.deepEqual(JSON.parse(schema!.text!), JSON.parse(JSON.stringify(toComponentsFile(catalog))))
  assert.match(rules!.text!, /^---\ndescription: .*\n---\n\n# Acme\n/s)
})

test('rejects a namespace that another package in the project uses', () => {
  const schema = '{\n  "library": { "name": "Other", "package": "@other/ui" }\n}\n'
  const provider = "providers: [() => import('@other/ui/provider')]"
  const files = { '.acme-schema.json': schema, 'adonisrc.ts': provider }
  assert.throws(() => plan(files), {
    message:
      'Cannot install `@acme/ui`, expected a namespace that no other package in this project uses: `@other/ui` already uses `acme`. Remove one of the two packages.',
  })
  // A removed or renamed package does not conflict.
  assert.equal(plan({ '.acme-schema.json': schema }).length, 3)
  assert.equal(plan({ ...files, '.acme-schema.json': schema.replace('@other', '@acme') }).length, 3)
})

test('lists exactly the files that an installation plans', () => {
  const files = plan({}, { agents: all, editors: ['vscode'] }).map(({ file }) => file)
  assert.deepEqual(listInstallFiles('acme').sort(), ['adonisrc.ts', ...files].sort())
})

test('creates the files of the requested assistants, and a block in AGENTS.md', () => {
  assert.deepEqual(toActions(plan({}, { agents: ['codex', 'cursor'] })).slice(3), [
    'create .codex/config.toml',
    'create .cursor/mcp.json',
    'create .agents/skills/acme/SKILL.md',
    'create AGENTS.md',
  ])
  const { text: skill } = plan({}, { agents: ['claude'] })[4]!
  assert.match(skill!, /^---\nname: acme\ndescription: ".*"\n---\n\n# Acme\n[^]* -->\n$/)
  const block = plan({}, { agents: ['codex'] }).at(-1)!.text!
  assert.match(block, /^<!-- acme:start -->\n# Acme\n[^]*\n<!-- acme:end -->\n$/)
})

for (const [what, files] of Object.entries({
  'a new project': {},
  'a project with files of its own': {
    'AGENTS.md': '# Ours\n',
    '.mcp.json': '{ "mcpServers": { "a": {} } }',
    '.vscode/mcp.json': '// ours\n{\r\n}\r\n',
    '.vscode/settings.json': '{\n  "editor.rulers": [100], // ours\n}\n',
    '.codex/config.toml': 'a = 1\r\n',
    'config/acme.ts': 'export default {}',
  } as Record<string, string>,
})) {
  test(`changes nothing in a second run: ${what}`, () => {
    for (const force of [false, true]) {
      const options = { agents: all, editors: ['vscode'] as Editor[], force }
      const after = apply(files, plan(files, options))
      const again = plan(after, options)
      assert.equal(again.length, 11)
      for (const change of again) {
        assert.deepEqual(change, { file: change.file, action: 'unchanged' })
      }
    }
  })
}

test('never overwrites the configuration of a project, not even by force', () => {
  for (const text of ['', 'export default {}']) {
    const [config] = plan({ 'config/acme.ts': text }, { force: true })
    assert.deepEqual(config, { file: 'config/acme.ts', action: 'unchanged' })
  }
})

test('writes the schema on every run, but replaces edited rules only by force', () => {
  const files = { '.acme-schema.json': '{}', '.cursor/rules/acme.mdc': 'ours' }
  assert.deepEqual(toActions(plan(files)), [
    'create config/acme.ts',
    'update .acme-schema.json',
    'keep .cursor/rules/acme.mdc',
  ])
  assert.equal(toActions(plan(files, { force: true }))[2], 'update .cursor/rules/acme.mdc')
})

test('plans nothing if one file is broken', () => {
  const files = { '.mcp.json': '{' }
  assert.throws(
    () => plan(files, { agents: all }),
    /Cannot add the server `acme` to `\.mcp\.json:1`/,
  )
  assert.equal(plan(files, { agents: ['cursor'] }).length, 6)
})

test('compares texts without their line endings', () => {
  assert.deepEqual(toChange('a', null, ''), { file: 'a', action: 'create', text: '' })
  assert.deepEqual(toChange('a', 'x\n', 'x\n'), { file: 'a', action: 'unchanged' })
  assert.deepEqual(toChange('a', 'x\r\ny\r\n', 'x\ny\n'), { file: 'a', action: 'unchanged' })
  assert.deepEqual(toChange('a', 'x\r\n', 'y\nz\n'), {
    file: 'a',
    action: 'update',
    text: 'y\r\nz\r\n',
  })
  assert.deepEqual(toChange('a', 'x\r\ny\n', 'z\n'), { file: 'a', action: 'update', text: 'z\n' })
})

test('keeps an edited file, and explains how to replace it', () => {
  const note = 'differs from the generated text; --force replaces it'
  const text = toSealedText('y')
  for (const before of [
    'x',
    '',
    `${text}x`,
    text.replace('y', 'z'),
    text.replace(/\w(?= -->)/, 'g'),
  ]) {
    assert.deepEqual(toKeptFile('a', before, 'y'), { file: 'a', action: 'keep', note }, before)
    const forced = toKeptFile('a', before, 'y', { force: true })
    assert.deepEqual(forced, { file: 'a', action: 'update', text })
  }
  assert.deepEqual(toKeptFile('a', text, 'y'), { file: 'a', action: 'unchanged' })
  assert.deepEqual(toKeptFile('a', null, 'y'), { file: 'a', action: 'create', text })
})

test('updates an unedited file of an earlier version without force', () => {
  const before = toSealedText('# Old\n\nText.\n')
  const text = toSealedText('# New\n')
  assert.deepEqual(toKeptFile('a', before, '# New\n'), { file: 'a', action: 'update', text })
  const crlf = before.replaceAll('\n', '\r\n')
  assert.deepEqual(toKeptFile('a', crlf, '# New\n'), {
    file: 'a',
    action: 'update',
    text: text.replaceAll('\n', '\r\n'),
  })
  assert.ok(isSealed(before) && isSealed(crlf) && isSealed(before.trimEnd()))
  assert.ok(!isSealed(before.replace('Text', 'Test')) && !isSealed('# Old\n') && !isSealed(''))
})

test('finds assistants in repeated or comma-separated lists, in any case', () => {
  assert.deepEqual(findAgents(['Cursor, codex', 'cursor', ' VSCode ,']), [
    'cursor',
    'codex',
    'vscode',
  ])
  assert.deepEqual(findAgents([]), [])
  assert.deepEqual(findAgents(['', ' , ']), [])
})

test('rejects an unknown assistant and names the nearest, or all', () => {
  assert.throws(() => findAgents(['cursor,cladue']), {
    name: 'LookupError',
    kind: 'assistant',
    message: 'Cannot find assistant `cladue`. Did you mean `claude`?',
  })
  for (const name of ['__proto__', 'constructor', 'zed']) {
    assert.throws(() => findAgents([name]), {
      message: `Cannot find assistant \`${name}\`, expected \`cursor\`, \`claude\`, \`vscode\` or \`codex\`.`,
    })
  }
})

test('prints what was done to each file, or what would be done', () => {
  const changes: Change[] = [
    { file: 'a', action: 'create', text: '' },
    { file: 'b', action: 'update', text: '' },
    { file: 'c', action: 'unchanged' },
    { file: 'd', action: 'keep', note: 'it differs' },
  ]
  assert.equal(
    toChangesText(changes),
    '  created    a\n  updated    b\n  unchanged  c\n  kept       d: it differs\n',
  )
  assert.equal(
    toChangesText(changes, { dryRun: true }),
    '  create     a\n  update     b\n  unchanged  c\n  keep       d: it differs\n',
  )
})

const wired = {
  bundler: 'Vite',
  wiring: [{ file: 'app.css', action: 'update', text: 'b' }] satisfies Change[],
  diff: '  app.css\n    + b\n',
  isWired: true,
  isRegistered: false,
  gitignore: '',
  dryRun: false,
}

test('prints what the installation did, and what is left to do', () => {
  const changes: Change[] = [{ file: 'config/acme.ts', action: 'create', text: '' }]
  assert.equal(
    toInstallText(catalog, changes, wired),
    `Acme 2.1.0

  created    config/acme.ts
  updated    app.css

Vite: how pages load the stylesheet and scripts

  app.css
    + b

Left to do:
  - If you use an AI assistant, register the MCP server: \`node ace acme:install --agents=cursor,claude,vscode,codex\`. Name only those that you use.
  - Commit the files above.
  - Write the first tag in a template, then check it: \`node ace acme:check\`.

https://ui.acme.test/docs
`,
  )
  assert.match(
    toInstallText(catalog, changes, { ...wired, dryRun: true }),
    /^Acme 2\.1\.0, dry run: nothing was written\n\n {2}create {5}config\/acme\.ts\n {2}update {5}app\.css\n/,
  )
})

test('shows lines that nobody agreed to, with the command that adds them', () => {
  const text = toInstallText(catalog, [], { ...wired, isWired: false, isRegistered: true })
  assert.doesNotMatch(text, /updated|Commit/)
  assert.match(
    text,
    /\+ b\n\nLeft to do:\n {2}- Load the stylesheet and scripts, as shown above: `node ace acme:install --yes`\.\n\n/,
  )
})

test('omits completed steps from what is left to do', () => {
  const nothing: Change[] = [{ file: 'config/acme.ts', action: 'unchanged' }]
  const wiring: Change[] = [{ file: 'app.css', action: 'unchanged' }]
  const done = { ...wired, wiring, diff: '', isRegistered: true }
  assert.match(toInstallText(catalog, nothing, done), /app\.css\n\nNothing is left to do\.\n/)
  const kept = [{ file: 'app.css', action: 'keep', note: 'is broken' }] satisfies Change[]
  assert.match(
    toInstallText(catalog, nothing, { ...done, wiring: kept }),
    /kept {7}app\.css: is broken\n\nLeft to do:\n {2}- Change `app\.css` by hand, see above\.\n\n/,
  )
  assert.match(toInstallText(catalog, nothing, { ...done, wiring: [] }), /no layout was found/)
})

test('lists lines that adonisrc.ts still needs as left to do', () => {
  const changes: Change[] = [
    { file: 'adonisrc.ts', action: 'update', text: '', note: 'add `a` to `commands` by hand' },
    { file: '.mcp.json', action: 'keep', note: 'has its own entry' },
  ]
  assert.match(
    toInstallText(catalog, changes, { ...wired, wiring: [], diff: '', isRegistered: true }),
    /updated {4}adonisrc\.ts: add `a` to `commands` by hand\n[^]*Left to do:\n {2}- Change `adonisrc\.ts` by hand, see above\.\n {2}- Load the/,
  )
})

test('excludes files that .gitignore ignores from those to commit', () => {
  const changes: Change[] = [{ file: '.vscode/settings.json', action: 'create', text: '' }]
  const options = { ...wired, gitignore: '.vscode\n' }
  assert.match(
    toInstallText(catalog, changes, options),
    /Commit the files above, except \.vscode\/settings\.json, which `\.gitignore` leaves out\./,
  )
  assert.doesNotMatch(toInstallText(catalog, changes, { ...options, wiring: [] }), /Commit/)
})
