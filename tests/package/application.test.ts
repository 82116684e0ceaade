import assert from 'node:assert/strict'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { createApp } from './create-app.ts'
import { createFork } from './create-fork.ts'
import { listTypeErrors } from './list-type-errors.ts'
import { openAce } from './open-ace.ts'
import { packKit } from './pack.ts'
import { readProject } from './read-project.ts'
import { run } from './run.ts'
import { requestServer } from './request-server.ts'
import { startApp } from './start-app.ts'
import { unpack } from './unpack.ts'
import { writeNpm } from './write-npm.ts'

// A realistic path with a space and letters beyond ASCII.
const root = mkdtempSync(join(tmpdir(), 'my projects é-'))
after(() => rmSync(root, { recursive: true, force: true }))
const folder = join(root, 'täglich')
const packageFolder = join(folder, 'node_modules/@kit-edge/ui')

const { tarball, files } = await packKit()
await createApp(folder, { isLinked: true })

const { run: runAce, close } = openAce()
after(close)
const ace = (...args: string[]) => runAce(folder, args)
/** Runs a command in a process of its own, as each command does here or in the playground at least once. */
const start = (...args: string[]) => run(folder, ['node', 'ace', ...args])
const bin = join(folder, 'node_modules/.bin/kit-mcp')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const remove = (file: string) => rmSync(join(folder, file), { recursive: true, force: true })
const callTool = async (name: string, args: object) => {
  const call = { method: 'tools/call', params: { name, arguments: args } }
  const { result } = await requestServer(folder, [bin], call)
  assert.equal(result.content[0].text, JSON.stringify(result.structuredContent))
  return result.structuredContent
}
const page = 'resources/views/pages/hello.edge'
const fetchPage = async (address: string) => (await fetch(address)).text()

type Named = { name: string }
type Flag = { type: { kind: string }; defaultFrom?: unknown }

mkdirSync(join(folder, 'resources/views/pages'), { recursive: true })
write(
  'start/routes.ts',
  "import router from '@adonisjs/core/services/router'\n\nrouter.on('/').render('pages/hello')\n",
)
const unconfigured = readProject(folder)

test('installs and registers the package and writes its files with `node ace add`', async () => {
  const env = writeNpm(join(root, 'bin'), tarball)
  const add = ['node', 'ace', 'add', '@kit-edge/ui']
  const { code, stdout, stderr } = await run(folder, add, { env })
  assert.equal(code, 0, stdout + stderr)
  assert.match(stdout, /Installed and configured @kit-edge\/ui/)
  assert.match(read('adonisrc.ts'), /\(\) => import\('@kit-edge\/ui\/provider'\)/)
  assert.match(read('adonisrc.ts'), /\(\) => import\('@kit-edge\/ui\/commands'\)/)
  assert.match(read('config/kit.ts'), /import \{ defineConfig \} from '@kit-edge\/ui'/)
  assert.match(read('.cursor/rules/kit.mdc'), /^---\ndescription: /)
  assert.ok(JSON.parse(read('.kit-schema.json')).components.length > 5)
  assert.match(stdout, /created +config\/kit\.ts/)
  assert.match(stdout, /Left to do:/)
})

test('restores the project as it was before its configuration on removal', async () => {
  const before = readProject(folder)
  for (const path of Object.keys(before)) assert.doesNotMatch(path, /mcp|skills|AGENTS/)
  const agents = '--agents=cursor,claude,vscode,codex'
  const would = await ace('kit:install', agents, '--dry-run')
  assert.match(would.stdout, /dry run: nothing was written[^]*create +\.cursor\/mcp\.json/)
  assert.deepEqual(readProject(folder), before)
  assert.equal((await ace('kit:install', agents)).code, 0)
  const installed = readProject(folder)
  const isFile = (path: string) => !path.endsWith('/')
  const added = Object.keys(installed).filter((path) => !Object.hasOwn(before, path))
  assert.equal(added.filter(isFile).length, 8)
  const dry = await ace('kit:install', '--remove', '--dry-run')
  assert.match(dry.stdout, /dry run: nothing was written[^]*delete +\.mcp\.json/)
  assert.deepEqual(readProject(folder), installed)
  const { code, stdout } = await ace('kit:install', '--remove')
  assert.equal(code, 0)
  assert.match(stdout, /updated +adonisrc\.ts\n[^]*Run `npm uninstall @kit-edge\/ui`/)
  assert.deepEqual(readProject(folder), unconfigured)
  // Its commands are no longer registered, so `configure` restores it.
  assert.equal((await start('configure', '@kit-edge/ui')).code, 0)
  assert.deepEqual(readProject(folder), before)
})

test('rejects an invalid value in the typed configuration, and has types for its client scripts', async () => {
  const right = read('config/kit.ts')
  write('config/wrong.ts', right.replace('{\n', "{\n  button: { variant: 'loud' },\n"))
  write(
    'config/client.ts',
    `/// <reference lib="dom" />
import '@kit-edge/ui/scripts'

window.kit.toast({ title: 'Saved' })
document.addEventListener('kit:change', ({ detail }) => detail.value.trim())
document.body.addEventListener('kit:resize', ({ detail }) => detail.value.trim())
`,
  )
  // Also checks the declarations of the package, the only one that is not a link.
  const errors = await listTypeErrors(folder, ['--skipLibCheck', 'false'])
  remove('config/wrong.ts')
  remove('config/client.ts')
  assert.equal(errors.length, 2, errors.join('\n'))
  assert.match(errors[0]!, /^config\/client.*'trim' does not exist on type 'number'/)
  assert.match(errors[1]!, /^config\/wrong\.ts.*'"loud"' is not assignable/)
})

let app: Awaited<ReturnType<typeof startApp>>
after(() => app?.stop())

test('serves a page with tags and the defaults of the project', async () => {
  const before = read('config/kit.ts')
  write('config/kit.ts', before.replace('{\n', "{\n  button: { variant: 'outline' },\n"))
  write(
    page,
    '<x-kit::button icon="check">Save</x-kit::button>\n<x-kit::input name="email" label="Email" />\n',
  )
  app = await startApp(folder)
  write('config/kit.ts', before)
  const html = await fetchPage(app.address)
  assert.match(html, /^<button class="kit-button" [^>]*data-variant="outline"[^>]*>\s*<svg /)
  assert.match(html, /<label [^>]*for="email"[^>]*>Email/)
  assert.doesNotMatch(html, /x-kit|\{\{/)
})

test('serves the files that the provider lists, and no other path of the package [fixed-paths]', async () => {
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      // Requests the path unchanged: `fetch` would resolve the dots.
      get({ host: '127.0.0.1', port: new URL(app.address).port, path }, (response) => {
        response.resume()
        resolve(response.statusCode!)
      }).on('error', reject)
    })
  const served = [
    '/kit/styles.css',
    '/kit/tokens.css',
    '/kit/styles/button.css',
    '/kit/scripts.js',
    '/kit/scripts/dialog.js',
  ]
  const outside = [
    '/kit/catalog.json',
    '/kit/scripts/../catalog.json',
    '/kit/scripts/..%2fcatalog.json',
    '/kit/scripts/..%5ccatalog.json',
    '/kit/scripts/%2e%2e/catalog.json',
    '/kit/../package.json',
    '/kit/scripts/dialog.d.ts',
    '/kit/scripts/dialog.js%00.css',
    '/kit//styles.css',
  ]
  const answers = await Promise.all([...served, ...outside].map(ask))
  await app.stop()
  assert.deepEqual(answers, [...served.map(() => 200), ...outside.map(() => 404)])
})

test('gives every command help', async () => {
  const { stdout } = await ace('list')
  const names = [...stdout.matchAll(/^ {2}(kit:[\w-]+)/gm)].map(([, name]) => name!)
  assert.deepEqual(names, [
    'kit:check',
    'kit:cursor-rules',
    'kit:eject',
    'kit:export-api-map',
    'kit:export-json',
    'kit:format',
    'kit:install',
    'kit:list',
    'kit:mcp-serve',
    'kit:show',
  ])
  for (const name of names) {
    const { code, stdout, stderr } = await ace(name, '--help')
    assert.equal(code, 0, stderr)
    assert.match(stdout, new RegExp(`Usage:\\n +node ace ${name}`))
  }
})

test('prints all components by category, or some categories, with kit:list', async () => {
  const all = await ace('kit:list')
  assert.equal(all.code, 0)
  assert.equal(all.stderr, '')
  assert.match(all.stdout, /^Elements\n {2}badge +Small label/)
  assert.match(all.stdout, /with card\.footer, card\.header/)
  const json = await ace(
    'kit:list',
    '--category=forms,Actions',
    '--category',
    'data display',
    '--json',
  )
  assert.deepEqual(
    JSON.parse(json.stdout).categories.map(({ name }: { name: string }) => name),
    ['Actions', 'Forms', 'Data display'],
  )
})

test('prints one component with kit:show, in any notation of its name', async () => {
  const shown = await ace('kit:show', 'button')
  assert.match(shown.stdout, /^<x-kit::button>/)
  for (const name of ['Button', 'kit::button', '<x-kit::button>']) {
    assert.equal((await ace('kit:show', name)).stdout, shown.stdout, name)
  }
  const { name, parent } = JSON.parse((await ace('kit:show', 'card/header', '--json')).stdout)
  assert.deepEqual([name, parent], ['card.header', 'card'])
})

test('lists the blocks with kit:show, like kit:list', async () => {
  const { stdout } = await ace('kit:list', '--category=blocks')
  assert.match(stdout, /^Blocks\n.*blocks\/sign-in/s)
  assert.equal((await ace('kit:show', 'blocks')).stdout, stdout)
})

test('copies a component with kit:eject, whose copy renders the same and is not overwritten', async () => {
  const before = read('config/kit.ts')
  const block = await ace('kit:eject', 'blocks/sign-in')
  assert.deepEqual([block.code, block.stdout], [1, ''])
  assert.match(block.stderr, /^Cannot eject the block `blocks\/sign-in`.*kit:show blocks\/sign-in/)
  const early = await ace('kit:eject', 'button')
  assert.equal(early.code, 1)
  assert.match(early.stderr, /^Cannot eject `button`, expected the folder of your own components/)
  const own = "components: { namespace: 'app', directory: 'resources/views/components' },"
  write('config/kit.ts', before.replace('{\n', `{\n  ${own}\n`))
  const dry = await ace('kit:eject', 'button', '--dry-run')
  assert.match(dry.stdout, /create +resources\/views\/components\/button\.edge/)
  assert.throws(() => read('resources/views/components/button.edge'))
  const { code, stdout, stderr } = await start('kit:eject', '<x-kit::button.group>')
  assert.equal(code, 0, stderr)
  assert.match(stdout, /created +resources\/views\/components\/button\/group\.edge/)
  assert.match(
    stdout,
    /write `<x-app::button>` instead of `<x-kit::button>`\.\nRun `node ace kit:install` to list it in `\.kit-schema\.json`\.\n/,
  )
  write(
    page,
    '<x-kit::button href="/a">Save</x-kit::button>|<x-app::button href="/a">Save</x-app::button>',
  )
  const app = await startApp(folder)
  const [kit, copy] = (await fetchPage(app.address)).trim().split('|')
  assert.match(kit!, /^<a class="kit-button"/)
  assert.equal(copy, kit)
  const text = read('resources/views/components/button.edge')
  write(
    'resources/views/components/button.edge',
    text.replace('{{{ text }}}', '<b>{{{ text }}}</b>'),
  )
  const edited = await fetchPage(app.address)
  await app.stop()
  assert.match(edited, /\|<a [^>]*>\s*<b>Save<\/b>/)
  const kept = await ace('kit:eject', 'button')
  assert.equal(kept.code, 1)
  assert.match(kept.stderr, /^Cannot write `resources\/views\/components\/button\.edge`, because/)
  const lost = await ace('kit:eject', 'button', '--force', '--dry-run')
  assert.match(lost.stdout, /button\.edge\n[^]*- .*<b>\{\{\{ text \}\}\}<\/b>[^]*\+ .*\{\{\{ text/)
  assert.equal((await ace('kit:eject', 'button', '--force')).code, 0)
  assert.equal(read('resources/views/components/button.edge'), text)
  remove('resources/views/components')
  write('config/kit.ts', before)
})

test('prints exactly the data of .kit-schema.json with kit:export-json', async () => {
  const short = await ace('kit:export-json')
  const pretty = await ace('kit:export-json', '--pretty')
  assert.equal(short.stderr + pretty.stderr, '')
  assert.equal(short.stdout, `${JSON.stringify(JSON.parse(pretty.stdout))}\n`)
  assert.equal(pretty.stdout, read('.kit-schema.json'))
})

test('prints the API map with all commands with kit:export-api-map', async () => {
  const { stdout } = await start('kit:export-api-map')
  const { groups } = JSON.parse(stdout)
  const commands = groups.find(({ id }: { id: string }) => id === 'commands')
  assert.equal(commands.items.length, 10)
  assert.deepEqual(
    commands.items
      .filter(({ readOnly }: { readOnly: boolean }) => !readOnly)
      .map(({ id }: { id: string }) => id),
    ['kit:check', 'kit:cursor-rules', 'kit:eject', 'kit:format', 'kit:install'],
  )
})

const mistakes: [args: string[], message: RegExp][] = [
  [['kit:show', 'buton'], /^Cannot find component `buton`\. Did you mean `button`.*kit:list.*\n$/],
  [['kit:show'], /Missing required argument "component"/],
  [['kit:list', '--category=form'], /^Cannot find category `form`.*`Forms`.*\n$/],
  [['kit:list', '--jsno'], /Cannot use option `--jsno`\. Did you mean `--json`\?/],
  [
    ['kit:install', '--agents=cursr'],
    /^Cannot find assistant `cursr`\. Did you mean `cursor`\?\n$/,
  ],
  [['kit:lst'], /kit:list/],
  [
    ['kit:list', 'forms'],
    /Cannot use argument `forms`, expected no argument\. Use `--category=forms` for a category/,
  ],
  [
    ['kit:show', 'button', 'modal'],
    /Cannot use argument `modal`, expected only `component`\. Run `node ace kit:show modal` for that one\./,
  ],
  [['kit:install', 'cursr'], /expected no argument\. Did you mean `--agents=cursor`\?/],
  [['kit:mcp-serve', 'x'], /expected no argument\. Run it with `--help`\./],
]
for (const [index, [args, message]] of mistakes.entries()) {
  test(`reports a usage error in one line on stderr and exits with 1: ${args.join(' ')}`, async () => {
    const { code, stdout, stderr } = await (index ? ace : start)(...args)
    assert.equal(code, 1)
    assert.equal(stdout, '')
    assert.match(stderr, message)
    assert.doesNotMatch(stderr, / at .*\.js:\d/)
  })
}

test('ends a command quietly if its reader goes away', async () => {
  const { stdout, stderr } = await run(folder, ['sh', '-c', 'node ace kit:export-json | head -c 9'])
  assert.equal(stdout, '{"$schema')
  assert.equal(stderr, '')
})

test('runs commands in a project with a broken .env', async () => {
  const before = read('.env')
  write('.env', 'PORT=abc\n=\n\u0000')
  assert.equal((await start('kit:list')).code, 0)
  assert.equal((await start('kit:install')).code, 0)
  write('.env', before)
})

const configurations: [name: string, text: string, line: RegExp][] = [
  [
    'throws',
    "throw new Error('no')\nexport default {}\n",
    /^Cannot run `config\/kit\.ts:1`: no\. The defaults/,
  ],
  [
    'has an invalid value',
    "export default { button: { variant: 'loud' } }\n",
    /^Cannot use 'loud' as `button\.variant` in `config\/kit\.ts`, expected 'solid' \|/,
  ],
]
for (const [name, text, line] of configurations) {
  test(`uses the defaults of the package and prints one line if the configuration ${name}`, async () => {
    const before = read('config/kit.ts')
    write('config/kit.ts', text)
    const { code, stdout, stderr } = await ace('kit:export-json', '--pretty')
    write('config/kit.ts', before)
    assert.equal(code, 0)
    assert.equal(stdout, read('.kit-schema.json'))
    assert.match(stderr, line)
    assert.equal(stderr.trim().split('\n').length, 1, stderr)
  })
}

test('shows a default of the project everywhere, with the file that sets it', async () => {
  const before = read('config/kit.ts')
  write(
    'config/kit.ts',
    "console.log('loaded')\nexport default { button: { variant: 'ghost' }, input: { size: 'lg' } }\n",
  )
  const shown = await ace('kit:show', 'button')
  assert.match(shown.stdout, /'ghost' .*\(kit\.button\.variant in config\/kit\.ts\)/)
  assert.doesNotMatch(shown.stdout, /loaded/)
  assert.match(shown.stderr, /loaded/)
  const findProp = (text: string) =>
    JSON.parse(text)
      .components.find(({ name }: { name: string }) => name === 'button')
      .props.find(({ name }: { name: string }) => name === 'variant')
  const expected = { config: 'kit.button.variant', file: 'config/kit.ts' }
  const exported = findProp((await ace('kit:export-json')).stdout)
  assert.deepEqual([exported.default, exported.defaultFrom], ['ghost', expected])
  await ace('kit:install')
  assert.deepEqual(findProp(read('.kit-schema.json')), exported)
  const button = await callTool('get_component', { names: ['button'] })
  const prop = button.components[0].props.find(({ name }: { name: string }) => name === 'variant')
  assert.equal(prop.default, 'ghost')
  assert.equal(prop.defaultFrom, 'kit.button.variant in config/kit.ts')
  write('config/kit.ts', before)
  await ace('kit:install')
})

test('keeps and reports an edited rules file, and replaces it with --force', async () => {
  const before = read('.cursor/rules/kit.mdc')
  assert.equal((await ace('kit:cursor-rules')).code, 0)
  write('.cursor/rules/kit.mdc', `${before}\nOurs.\n`)
  const kept = await ace('kit:cursor-rules')
  assert.equal(kept.code, 1)
  assert.match(kept.stderr, /^Kept `\.cursor\/rules\/kit\.mdc`, which differs .*--force/)
  assert.match(read('.cursor/rules/kit.mdc'), /Ours\./)
  const installed = await ace('kit:install')
  assert.equal(installed.code, 0)
  assert.match(installed.stdout, /kept +\.cursor\/rules\/kit\.mdc: differs/)
  assert.equal((await ace('kit:cursor-rules', '--force')).code, 0)
  assert.equal(read('.cursor/rules/kit.mdc'), before)
})

test('registers assistants once, beside existing servers', async () => {
  mkdirSync(join(folder, '.vscode'), { recursive: true })
  const other = '{\n  // ours\n  "servers": { "other": { "type": "stdio", "command": "x" } },\n}\n'
  write('.vscode/mcp.json', other)
  write('AGENTS.md', '# Our project\n\nBe kind.\n')
  const agents = '--agents=cursor,claude,vscode,codex'
  assert.equal((await ace('kit:install', agents)).code, 0)
  const entry = { command: 'node', args: ['ace', 'kit:mcp-serve'] }
  assert.deepEqual(JSON.parse(read('.cursor/mcp.json')), { mcpServers: { kit: entry } })
  assert.deepEqual(JSON.parse(read('.mcp.json')), { mcpServers: { kit: entry } })
  assert.match(read('.vscode/mcp.json'), /\/\/ ours/)
  assert.match(read('.vscode/mcp.json'), /"other"[^]*"kit"/)
  assert.match(read('.codex/config.toml'), /^\[mcp_servers\.kit\]\ncommand = "node"\nargs = /)
  assert.match(read('AGENTS.md'), /^# Our project\n\nBe kind\.\n\n<!-- kit:start -->\n/)
  const before = readProject(folder)
  for (const command of [
    ['kit:install', agents],
    ['configure', '@kit-edge/ui'],
  ]) {
    assert.equal((await ace(...command)).code, 0)
    assert.deepEqual(readProject(folder), before)
  }
})

test('writes only paths to existing files for editors and assistants', async () => {
  const [data] = JSON.parse(read('.vscode/settings.json'))['html.customData']
  assert.equal(data, './node_modules/@kit-edge/ui/build/vscode.html-custom-data.json')
  assert.ok(JSON.parse(read(data)).tags.length >= 60)
  const skill = read('.claude/skills/kit/SKILL.md')
  assert.equal(skill, read('.agents/skills/kit/SKILL.md'))
  const named = [...skill.matchAll(/`(node_modules\/[^`]+)`/g)].map(([, path]) => path!)
  assert.deepEqual(named, ['node_modules/@kit-edge/ui/ai/llms.txt'])
  assert.match(read(named[0]!), /^- \[Button\]\(\.\/components\/button\.md\): /m)
})

test('keeps files of the other assistants when it is removed for some', async () => {
  const [mcp, skill] = [read('.mcp.json'), read('.claude/skills/kit/SKILL.md')]
  const { code, stdout } = await ace('kit:install', '--remove', '--agents=claude')
  assert.equal(code, 0)
  assert.deepEqual(stdout.match(/^ {2}(deleted|updated|kept) .*$/gm), [
    '  deleted    .mcp.json',
    '  deleted    .claude/skills/kit/SKILL.md',
  ])
  assert.equal(statSync(join(folder, '.claude'), { throwIfNoEntry: false }), undefined)
  assert.match((await ace('kit:install', '--remove', '--agents=claude')).stdout, /Nothing is left/)
  assert.equal((await ace('kit:install', '--agents=claude')).code, 0)
  assert.deepEqual([read('.mcp.json'), read('.claude/skills/kit/SKILL.md')], [mcp, skill])
})

test('reports a broken file of the project by name, and writes nothing', async () => {
  const before = read('.mcp.json')
  write('.mcp.json', '{ "mcpServers": ')
  remove('.kit-schema.json')
  const { code, stderr } = await ace('kit:install', '--agents=claude')
  assert.equal(code, 1)
  assert.match(stderr, /^Cannot add the server `kit` to `\.mcp\.json:1`, expected a JSON object/)
  assert.equal(read('.mcp.json'), '{ "mcpServers": ')
  assert.equal(statSync(join(folder, '.kit-schema.json'), { throwIfNoEntry: false }), undefined)
  write('.mcp.json', before)
  assert.equal((await ace('kit:install')).code, 0)
})

test('changes nothing if the configuration cannot run, which the files depend on', async () => {
  const config = read('config/kit.ts')
  write('config/kit.ts', `${config}\nexport default {{\n`)
  remove('.cursor/rules/kit.mdc')
  const before = readProject(folder)
  const line = config.split('\n').length + 1
  for (const args of [
    ['kit:install'],
    ['kit:cursor-rules'],
    ['kit:eject', 'badge'],
    ['configure', '@kit-edge/ui'],
  ]) {
    const { code, stderr } = await ace(...args)
    assert.equal(code, 1, args[0])
    assert.match(stderr, new RegExp(`^Cannot run \`config/kit\\.ts:${line}\`: `, 'm'))
  }
  assert.deepEqual(readProject(folder), before)
  write('config/kit.ts', config)
  assert.equal((await ace('kit:install')).code, 0)
})

test('reports a read-only project, in which commands that only read still work', async () => {
  // Root may write anywhere, so another user runs the commands, with a copy of Node that it may
  // execute.
  const node = join(root, 'node')
  copyFileSync(process.execPath, node)
  chmodSync(root, 0o755)
  for (const file of ['.kit-schema.json', '.cursor/rules/kit.mdc']) write(file, '')
  chmodSync(folder, 0o555)
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const as = (...args: string[]) => run(folder, [node, 'ace', ...args], user)
  const rules = await as('kit:cursor-rules', '--force')
  const installed = await as('kit:install', '--agents=claude')
  const listed = await as('kit:list')
  chmodSync(folder, 0o755)
  for (const { code, stderr } of [rules, installed]) {
    assert.equal(code, 1)
    assert.match(stderr, /^Cannot use `[^`]+` \(EACCES\), expected a file that can be read and/m)
  }
  assert.equal(listed.code, 0)
  assert.equal(read('.kit-schema.json') + read('.cursor/rules/kit.mdc'), '')
  assert.equal((await ace('kit:install', '--force')).code, 0)
})

test('reports a catalog that is cut in half in one line, in every command', async () => {
  const file = join(packageFolder, 'build/catalog.json')
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, whole.slice(0, whole.length / 2))
  const commands = [
    ['kit:list'],
    ['kit:show', 'button'],
    ['kit:export-json'],
    ['kit:export-api-map'],
    ['kit:cursor-rules'],
    ['kit:install'],
  ]
  const runs = await Promise.all(commands.map((args) => ace(...args)))
  writeFileSync(file, whole)
  for (const { code, stdout, stderr } of runs) {
    assert.equal(code, 1)
    assert.equal(stdout, '')
    assert.match(stderr, /^Cannot read `catalog\.json` .*Install the package again.*\n$/)
  }
})

test('starts the same server with the bin as with the command', async () => {
  const list = async (command: string[]) =>
    (await requestServer(folder, command, { method: 'tools/list' })).result
  const viaAce = await list(['node', 'ace', 'kit:mcp-serve'])
  const viaBin = await list([bin])
  assert.equal(viaAce.tools.length, 5)
  assert.deepEqual(viaBin, viaAce)
})

test('reflects another installed version everywhere', async () => {
  // Imitates a build of that version: a new prop of the badge, and an example of it.
  const fork = createFork('next', files)
  fork.edit('package.json', (text) => text.replace('"version": "0.1.0"', '"version": "0.2.0"'))
  fork.edit('build/components/badge.edge', (text) =>
    text.replace('@props({', '@props({\n  /** How it is drawn when new. */\n  glimmer: false,'),
  )
  fork.editCatalog((catalog) => {
    catalog.library.version = '0.2.0'
    const badge = catalog.components.find(({ name }: Named) => name === 'badge')
    const [prop] = catalog.components.flatMap(({ props }: { props: Flag[] }) =>
      props.filter(({ type, defaultFrom }) => type.kind === 'boolean' && !defaultFrom),
    )
    badge.props.push({ ...prop, name: 'glimmer', description: 'How it is drawn when new.' })
    const code = '<x-kit::badge glimmer>New</x-kit::badge>'
    badge.examples.push({ ...badge.examples[0], id: 'badge--fresh', title: 'Fresh', code })
  })
  await close()
  rmSync(packageFolder, { recursive: true })
  cpSync(join(fork.folder, 'kit'), packageFolder, { recursive: true })
  chmodSync(bin, 0o755)

  assert.match((await ace('kit:show', 'badge')).stdout, /^ {2}glimmer /m)
  const { library, components } = JSON.parse((await ace('kit:export-json')).stdout)
  assert.equal(library.version, '0.2.0')
  assert.match(JSON.stringify(components), /"glimmer"/)
  assert.equal(JSON.parse((await ace('kit:export-api-map')).stdout).library.version, '0.2.0')
  assert.doesNotMatch(read('.kit-schema.json'), /glimmer/)
  assert.match((await ace('kit:install')).stdout, /^Kit 0\.2\.0[^]*updated +\.kit-schema\.json/)
  assert.match(read('.kit-schema.json'), /glimmer/)
  const { serverInfo } = (await requestServer(folder, [bin])).opening
  assert.equal(serverInfo.version, '0.2.0')
  const badge = await callTool('get_component', { names: ['badge'] })
  assert.ok(badge.components[0].props.some(({ name }: { name: string }) => name === 'glimmer'))
  const { results } = await callTool('get_component_examples', {
    names: ['badge'],
    examples: ['Fresh'],
  })
  assert.match(results[0].examples[0].code, /glimmer/)

  write(page, '<x-kit::badge glimmer>New</x-kit::badge>')
  const next = await startApp(folder)
  const html = await fetchPage(next.address)
  await next.stop()
  assert.match(html, /^<span class="kit-badge"/)
  assert.doesNotMatch(html, /glimmer/)
  await close()
  await unpack(folder, tarball)
  assert.doesNotMatch((await ace('kit:show', 'badge')).stdout, /glimmer/)
})
