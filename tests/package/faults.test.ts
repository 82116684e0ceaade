import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import test, { after } from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { readProject } from './read-project.ts'
import { openAce } from './open-ace.ts'
import { run } from './run.ts'
import { isMountable, toMounted } from './to-mounted.ts'

/** The playground with the built package, not yet configured. */
const blank = makeProject('faults-blank').folder
const agents = '--agents=cursor,claude,vscode,codex'
const install = ['node', 'ace', 'kit:install', agents]

const ace = openAce()
after(ace.close)

const isMissing = !isMountable && 'this machine lets no test mount a file system'

/** Copies the project but for its packages, and returns its folder. */
function makeCopy(name: string): string {
  const folder = resolve('.cache/mcp', name)
  rmSync(folder, { recursive: true, force: true })
  const packages = join(blank, 'node_modules')
  cpSync(blank, folder, { recursive: true, filter: (path) => path !== packages })
  symlinkSync(packages, join(folder, 'node_modules'))
  for (const file of ['AGENTS.md', 'config/kit.ts', '.cursor']) {
    rmSync(join(folder, file), { recursive: true, force: true })
  }
  return folder
}

const expected = makeCopy('faults-expected')
assert.equal((await run(expected, install)).code, 0)
const whole = readProject(expected)
const bare = readProject(makeCopy('faults-bare'))

// Another test lets eight processes write the same files, without a start of ace for each.
test('leaves the same files after four concurrent installations as after one', async () => {
  const folder = makeCopy('faults-four')
  const runs = await Promise.all(Array.from({ length: 4 }, () => run(folder, install)))
  for (const { code, stderr } of runs) assert.equal(code, 0, stderr)
  assert.deepEqual(readProject(folder), whole)
})

test('leaves whole files after a kill during an installation, which the next run completes [whole-files]', async () => {
  const folder = makeCopy('faults-killed')
  let [left, cut] = [0, 0]
  // On a busy machine a kill may come too late, after the run is over; then the loop tries again.
  for (let tries = 0; tries < 40 && (tries < 5 || cut < 3 || !left); tries += 1) {
    const wait = tries % 5
    const child = spawn(install[0]!, install.slice(1), { cwd: folder, stdio: 'ignore' })
    const watcher = watch(folder, (_, name) => {
      if (!name?.endsWith('.tmp')) return
      const end = performance.now() + wait
      while (performance.now() < end);
      child.kill('SIGKILL')
    })
    const [, signal] = await once(child, 'close')
    watcher.close()
    if (signal) cut += 1
    // A temporary file, as a kill before the first rename leaves it.
    writeFileSync(join(folder, `.mcp.json.${child.pid}-00000000-00000000.tmp`), '{')
    for (const [file, text] of Object.entries(readProject(folder))) {
      if (!file.endsWith('.tmp'))
        assert.ok(file.endsWith('/') || [whole[file], bare[file]].includes(text), file)
      else if (!file.endsWith('-00000000.tmp')) left += 1
    }
    for (const file of ['.kit-schema.json', 'AGENTS.md'])
      rmSync(join(folder, file), { force: true })
  }
  assert.ok(cut >= 3 && left > 0, `${cut} were killed, and left ${left} temporary files`)
  // Also removes files that only the killed run was going to write.
  assert.equal((await run(folder, install.slice(0, 3))).code, 0)
  assert.deepEqual(
    Object.keys(readProject(folder)).filter((file) => file.endsWith('.tmp')),
    [],
  )
  assert.equal((await run(folder, install)).code, 0)
  assert.deepEqual(readProject(folder), whole)
})

const refusals: [
  label: string,
  before: (folder: string) => string[],
  message: RegExp,
  skip?: string | false,
][] = [
  [
    'a full disk',
    (folder) => {
      mkdirSync(join(folder, '.cursor'))
      return toMounted(join(folder, '.cursor'), 'full')
    },
    /^Cannot use `\.cursor\/\S+` \(ENOSPC\), .*: the disk is full\. Nothing was changed\.\n$/m,
    isMissing,
  ],
  [
    'a read-only disk',
    (folder) => toMounted(folder, 'read-only'),
    /^Cannot use `[^`]+` \(EROFS\), .*: the file system is read-only\. Nothing was changed\.\n$/m,
    isMissing,
  ],
  [
    'an incomplete write',
    () => ['sh', '-c', 'ulimit -f 16; exec "$@"', 'sh'],
    /^Cannot use `\.kit-schema\.json` \(EFBIG\), .*\. Nothing was changed\.\n$/m,
  ],
  [
    'a broken TOML file',
    (folder) => {
      mkdirSync(join(folder, '.codex'))
      writeFileSync(join(folder, '.codex/config.toml'), 'model = "x"\n[mcp_servers.other\n')
      return []
    },
    /^Cannot add the server `kit` to `\.codex\/config\.toml:2:\d+`, expected valid TOML: .*\. Correct the file, or remove it\.\n$/m,
  ],
]

for (const [label, before, message, skip = false] of refusals) {
  test(`reports ${label}, and loses nothing`, { skip }, async () => {
    const folder = makeCopy('faults-refused')
    const under = before(folder)
    const found = readProject(folder)
    const { code, stdout, stderr } = under.length
      ? await run(folder, [...under, ...install])
      : await ace.run(folder, install.slice(2))
    assert.deepEqual([code, stdout], [1, ''], stderr)
    assert.match(stderr, message)
    assert.deepEqual(readProject(folder), found)
  })
}

const pipes = [
  '.cursor/rules/kit.mdc',
  '.gitignore',
  '.kit-schema.json',
  '.mcp.json',
  'AGENTS.md',
  'config/kit.ts',
]

for (const path of pipes) {
  test(`rejects at once a named pipe in place of \`${path}\`, and changes nothing`, async () => {
    const folder = makeCopy(`faults-pipe-${basename(path)}`)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    rmSync(join(folder, path), { force: true })
    execFileSync('mkfifo', [join(folder, path)])
    const found = readdirSync(folder, { recursive: true }).length
    const { code, stdout, stderr } = await ace.run(folder, install.slice(2))
    assert.deepEqual([code, stdout], [1, ''], stderr)
    assert.match(
      stderr,
      /^Cannot use `[^`]+`.*, expected a file .* a named pipe\. Nothing was changed\.$/m,
    )
    assert.ok(stderr.includes(`\`${path}\``), stderr)
    assert.equal(readdirSync(folder, { recursive: true }).length, found)
  })
}

const links: [path: string, isFolder: boolean][] = [
  ['.cursor', true],
  ['AGENTS.md', false],
]

for (const [path, isFolder] of links) {
  test(`rejects a link \`${path}\` out of the project, and keeps its target unchanged [stays-in-project]`, async () => {
    // Node remembers the packages of a folder, so each link has its own.
    const folder = makeCopy(`faults-linked-${isFolder ? 'folder' : 'file'}`)
    const outside = resolve('.cache/mcp/faults-outside')
    rmSync(outside, { recursive: true, force: true })
    mkdirSync(outside)
    symlinkSync(isFolder ? outside : join(outside, 'there.txt'), join(folder, path))
    const { code, stdout, stderr } = await ace.run(folder, install.slice(2))
    assert.deepEqual([code, stdout], [1, ''], stderr)
    assert.match(
      stderr,
      /^Cannot write `[^`]+` through a symbolic link to `[^`]+`, expected a file in the pro/m,
    )
    assert.ok(stderr.includes(`Cannot write \`${path}`))
    assert.deepEqual(readdirSync(outside), [])
    assert.ok(!existsSync(join(folder, 'config/kit.ts')))
    rmSync(join(folder, path))
    assert.deepEqual(readProject(folder), bare)
  })
}

test('follows a link to another file of the project', async () => {
  const folder = makeCopy('faults-inside')
  symlinkSync('docs/assistants.md', join(folder, 'AGENTS.md'))
  const { code, stderr } = await ace.run(folder, install.slice(2))
  assert.equal(code, 0, stderr)
  assert.equal(readProject(folder)['docs/assistants.md'], whole['AGENTS.md'])
})
