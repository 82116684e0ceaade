import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import test, { type TestContext } from 'node:test'
import { createFolder } from '../fixtures/create-folder.ts'

test('the scripts of the project print no notice of telemetry on a machine that is new', async (context) => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const name of ['dev', 'build']) assert.match(scripts[name], /^node engine\/cli\.ts docs /)
  for (const script of Object.values(scripts))
    assert.doesNotMatch(script as string, /(^|&& )astro /)
  // Astro prints it before it looks at the project, so one without pages will do.
  assert.doesNotMatch(await build(context, 'engine/cli.ts', 'docs'), /telemetry/i)
  assert.match(await build(context, 'node_modules/astro/bin/astro.mjs'), /telemetry/i)
})

/** What Astro prints when somebody builds for the first time. */
async function build(context: TestContext, ...program: string[]): Promise<string> {
  const home = await createFolder(context, { 'package.json': '{}' })
  // Nothing else of the environment: Astro also prints no notice where a variable says that it is CI.
  const { PATH, SystemRoot } = process.env
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...program, 'build', '--root', home, '--config', 'missing.mjs'],
    {
      encoding: 'utf8',
      env: { PATH, SystemRoot, HOME: home, XDG_CONFIG_HOME: home, APPDATA: home },
    },
  )
  assert.match(stdout + stderr, /missing\.mjs/)
  return stdout
}
