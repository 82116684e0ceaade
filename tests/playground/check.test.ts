import assert from 'node:assert/strict'
import {
  existsSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import test, { after, before } from 'node:test'
import { openAce } from '../package/open-ace.ts'
import { run } from '../package/run.ts'

const folder = '.cache/test/check'
const views = 'resources/views'
const excluded = ['node_modules', '.env', '.adonisjs', 'kit', 'resources']

const { run: runAce, close } = openAce()
after(close)
const ace = (...args: string[]) => runAce(folder, ['kit:check', ...args])
/** Runs the command in a process of its own. */
const start = (...args: string[]) => run(folder, ['node', 'ace', 'kit:check', ...args])
const read = (file: string) => readFileSync(join(folder, file))

/** Replaces all templates with these files. */
function write(files: Record<string, string | Uint8Array>): void {
  rmSync(join(folder, views), { recursive: true, force: true })
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, views, file)), { recursive: true })
    writeFileSync(join(folder, views, file), content)
  }
}

before(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync('playground', folder, {
    recursive: true,
    filter: (path) => !excluded.includes(basename(path)),
  })
  // The .env is broken, and the check does not start the application.
  writeFileSync(join(folder, '.env'), 'PORT=abc\n=\n\u0000')
})

test('prints one line and exits with 0 if there are no problems', async () => {
  rmSync(join(folder, 'resources'), { recursive: true, force: true })
  cpSync('playground/resources', join(folder, 'resources'), { recursive: true })
  assert.deepEqual(await start(), { code: 0, stdout: 'No problems in 25 templates.\n', stderr: '' })
})

test('prints problems with file, place and rule, and exits with 1', async () => {
  write({
    'pages/home.edge': '<x-kit::buton>a</x-kit::buton>\n',
    'pages/right.edge': '<x-kit::button>a</x-kit::button>\n',
    'partials/end.edge': '<x-kit::card.footer>a</x-kit::card.footer>\n',
  })
  const { code, stdout, stderr } = await ace()
  assert.deepEqual([code, stderr], [1, ''])
  assert.equal(
    stdout,
    `resources/views/pages/home.edge
  1:1  error  Unknown component <x-kit::buton>  unknown-component
              Did you mean <x-kit::button>?

resources/views/partials/end.edge
  1:1  warning  <x-kit::card.footer> belongs inside <x-kit::card>  missing-parent
                Make sure that the template that includes this one has <x-kit::card> around it.

1 error and 1 warning in 2 of 3 templates.
`,
  )
})

test('exits with 1 for warnings only if --fail-on says so', async () => {
  write({ 'partials/end.edge': '<x-kit::card.footer>a</x-kit::card.footer>\n' })
  assert.equal((await ace()).code, 0)
  assert.equal((await ace('--fail-on=error')).code, 0)
  assert.equal((await ace('--fail-on=warning')).code, 1)
  assert.equal((await ace('--fail-on', 'warning')).code, 1)
})

test('prints exactly the JSON or SARIF to stdout', async () => {
  write({ 'a.edge': '<x-kit::buton>a</x-kit::buton>\n' })
  const json = await start('--json')
  assert.deepEqual([json.code, json.stderr], [1, ''])
  const { files, errors, findings } = JSON.parse(json.stdout)
  assert.deepEqual([files, errors, findings[0].file], [1, 1, 'resources/views/a.edge'])
  assert.equal(findings[0].helpUrl, 'node_modules/@kit-edge/ui/ai/rules/unknown-component.md')
  // The application is inside the checkout, whose own folder contains the package.
  assert.ok(existsSync(findings[0].helpUrl))
  const sarif = await ace('--sarif')
  const [result] = JSON.parse(sarif.stdout).runs[0].results
  assert.deepEqual([sarif.code, sarif.stderr, result.ruleId], [1, '', 'kit/unknown-component'])
  assert.equal((await ace('--json')).stdout, json.stdout)
})

test('reports each path that it cannot check in one line, checks the rest, and exits with 1', async () => {
  write({
    'binary.edge': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]),
    'broken.edge': '{{ a\n<x-kit::card',
    'z.edge': '<x-kit::icon />',
  })
  const { code, stdout, stderr } = await ace(views, 'missing', 'adonisrc.ts')
  assert.equal(code, 1)
  assert.deepEqual(stderr.trim().split('\n').toSorted(), [
    'Cannot check `adonisrc.ts`, expected a folder or a file that ends in .edge.',
    'Cannot check `resources/views/binary.edge`, expected text and not binary data.',
    'Cannot find `missing`, expected a file, a folder or a pattern that matches a file.',
  ])
  assert.match(stdout, /broken\.edge\n {2}.* syntax\n[^]*z\.edge\n.*missing-prop/)
  assert.equal(JSON.parse((await ace(views, 'missing', '--json')).stdout).problems.length, 2)
})

test('stops at SIGTERM before it has read all templates', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${String(index).padStart(2, '0')}.edge`)
  const text = '<x-kit::Badge>a</x-kit::Badge>'
  write(Object.fromEntries(names.map((name) => [name, text])))
  // The signal arrives while the first template is read.
  const signal = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { readFileSync } = fs
    fs.readFileSync = (path, ...options) => {
      if (String(path).endsWith('/00.edge')) process.kill(process.pid, 'SIGTERM')
      return readFileSync(path, ...options)
    }
    syncBuiltinESMExports()`
  const { code, stdout, stderr } = await run(folder, [
    'node',
    `--import=data:text/javascript,${encodeURIComponent(signal)}`,
    'ace',
    'kit:check',
    '--fix',
  ])
  assert.deepEqual(
    [code, stdout, stderr],
    [1, '', 'Cannot check the other templates: the command was interrupted.\n'],
  )
  assert.equal(read(`${views}/${names.at(-1)}`).toString(), text)
})

for (const [label, link] of [
  ['a link', true],
  ['a path', false],
] as const) {
  test(`keeps --fix from writing outside the project through ${label} [stays-in-project]`, async () => {
    write({ 'a.edge': '<x-kit::Badge>a</x-kit::Badge>' })
    const outside = join(folder, '../check-outside')
    rmSync(outside, { recursive: true, force: true })
    mkdirSync(outside)
    writeFileSync(join(outside, 'b.edge'), '<x-kit::Badge>b</x-kit::Badge>')
    if (link) symlinkSync(resolve(outside), join(folder, views, 'o'))
    const { code, stdout, stderr } = await ace(
      '--fix',
      ...(link ? [] : [views, '../check-outside']),
    )
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^Cannot fix `[^`]+`, expected a file in the project and not `\/[^`]+`\.\n$/,
    )
    assert.match(stdout, /1 problem fixed\. 1 error in /)
    assert.equal(read(`${views}/a.edge`).toString(), '<x-kit::badge>a</x-kit::badge>')
    assert.equal(read('../check-outside/b.edge').toString(), '<x-kit::Badge>b</x-kit::Badge>')
  })
}

test('reports an unreadable folder and file in one line each', async () => {
  write({ 'a.edge': '', 'secret/b.edge': '', 'c.edge': '' })
  chmodSync(join(folder, views, 'secret'), 0)
  chmodSync(join(folder, views, 'c.edge'), 0)
  // Root may read anything.
  const nobody = 65534
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(join(folder, views), nobody, nobody)
  const { code, stdout, stderr } = await run(
    folder,
    ['node', 'ace', 'kit:check'],
    isRoot ? { uid: nobody, gid: nobody } : {},
  )
  chmodSync(join(folder, views, 'secret'), 0o755)
  assert.equal(stdout, 'No problems in 1 template. 2 paths could not be checked or fixed.\n')
  assert.equal(
    stderr,
    'Cannot read `resources/views/secret`: you have no permission to read it (EACCES).\n' +
      'Cannot read `resources/views/c.edge`: you have no permission to read it (EACCES).\n',
  )
  assert.equal(code, 1)
})

test('reports a project without views', async () => {
  write({})
  const { code, stderr } = await ace()
  assert.equal(code, 1)
  assert.match(stderr, /^Cannot find `resources\/views`, expected a file, a folder/)
})

test('writes only safe fixes with --fix, keeps every other byte, and has nothing to do again', async () => {
  const text =
    '\uFEFF<p>\r\n<x-kit::Card>\t<x-kit::buton varient = "soft" nam="a">é</x-kit::buton></x-kit::Card>\r</p>'
  const fixed =
    '\uFEFF<p>\r\n<x-kit::card>\t<x-kit::button variant = "soft" nam="a">é</x-kit::button></x-kit::card>\r</p>'
  write({ 'a.edge': text, 'b.edge': '<x-kit::icon />' })
  chmodSync(join(folder, views, 'a.edge'), 0o640)
  const first = await ace('--fix')
  assert.equal(first.code, 1)
  assert.match(
    first.stdout,
    /2:1 +fixed +Unknown component <x-kit::Card> .*\n +Changed to `card`\.\n/,
  )
  assert.match(first.stdout, /\n3 problems fixed\. 2 errors in 2 of 2 templates\.\n$/)
  assert.equal(read(`${views}/a.edge`).toString(), fixed)
  const again = await ace('--fix', '--json')
  const { fixed: nothing, findings } = JSON.parse(again.stdout)
  assert.deepEqual([nothing, findings.length], [[], 2])
  assert.equal(read(`${views}/a.edge`).toString(), fixed)
})

test('writes nothing without --fix', async () => {
  write({ 'a.edge': '<x-kit::buton>a</x-kit::buton>' })
  await ace()
  assert.equal(read(`${views}/a.edge`).toString(), '<x-kit::buton>a</x-kit::buton>')
})

const mistakes: [args: string[], message: RegExp][] = [
  [['--json', '--sarif'], /^Cannot print both `--json` and `--sarif`, expected one of them\.\n$/],
  [['--fail-on=never'], /^Cannot use `--fail-on=never`, expected `error` or `warning`\.\n$/],
]
for (const [args, message] of mistakes) {
  test(`reports a usage error in one line and exits with 1: ${args.join(' ')}`, async () => {
    const { code, stdout, stderr } = await ace(...args)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, message)
  })
}

test(
  'prints colours and progress only in a terminal',
  { skip: process.platform !== 'linux' },
  async () => {
    write({ 'a.edge': '<x-kit::icon />\n', 'b.edge': '' })
    // A second passes between two looks at the clock, however fast the machine is.
    const clock = 'let now = 0; performance.now = () => (now += 1000)'
    const slow = `--import=data:text/javascript,${encodeURIComponent(clock)}`
    const command = `${process.execPath} '${slow}' ace kit:check`
    const options = { env: { NO_COLOR: '', FORCE_COLOR: '1', TERM: 'xterm' } }
    const screen = await run(folder, ['script', '-qec', command, '/dev/null'], options)
    assert.ok(screen.stdout.includes('\u001B[31merror\u001B[39m'), screen.stdout)
    assert.match(screen.stdout, /\r2 of 2 templates/)
    const piped = await run(folder, ['node', slow, 'ace', 'kit:check'], options)
    assert.match(piped.stdout, /^resources\/views\/a\.edge\n {2}1:1 {2}error {2}Missing/)
    assert.equal(piped.stderr, '')
  },
)
