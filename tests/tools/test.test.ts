import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import test, { type TestContext } from 'node:test'
import { createFolder } from '../unit/fixtures/create-folder.ts'

/** Runs the test runner without any program on the search path. */
function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '', CI: '', ...env },
  })
  return { status, stdout, stderr }
}

test('skips a step whose program is missing, and names the program and what installs it', () => {
  const { status, stdout } = run(['traced'])
  assert.equal(status, 0)
  assert.match(stdout, /\ntraced +test:all +0\.0 +– +skipped\n/)
  assert.ok(
    stdout.endsWith(
      '\nSkipped without strace (traced). `npm run setup` installs it.\n\nsteps: 0 passed, 0 failed\n',
    ),
    stdout,
  )
})

test('fails such a step in continuous integration', () => {
  const { status, stdout } = run(['traced', 'firefox'], { CI: 'true' })
  assert.equal(status, 1)
  assert.match(
    stdout,
    /\nFailed without firefox \(firefox\), strace \(traced\)\. `npm run setup` installs them\.\n\nsteps: 0 passed, 2 failed\n$/,
  )
})

test('names the steps of both commands in its help, and for an unknown step', () => {
  const help = run(['--help'])
  assert.equal(help.status, 0)
  assert.match(
    help.stdout,
    /Steps of npm test:\n {2}astro .*\nSteps of npm run test:all:\n {2}sites /,
  )
  const wrong = run(['units'])
  assert.equal(wrong.status, 1)
  assert.match(wrong.stderr, /^Cannot run step `units`, expected some of these\.\n\nnpm test /)
})

/** Runs the check before npm scripts in a folder with some packages. */
async function requireDependencies(context: TestContext, packages: string[]) {
  const folder = await createFolder(context, { 'package.json': '{}' })
  for (const name of packages) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}')
  }
  const script = resolve('tools/require-dependencies.js')
  return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
}

test('explains in one sentence that the development dependencies are missing', async (context) => {
  const { status, stderr } = await requireDependencies(context, ['@playwright/test'])
  assert.equal(status, 1)
  assert.match(stderr, /^Cannot run this .* Run `npm ci --include=dev`\.\n$/)
  const complete = await requireDependencies(context, ['@playwright/test', 'node'])
  assert.deepEqual([complete.status, complete.stderr], [0, ''])
})
