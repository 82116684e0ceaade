import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import test, { type TestContext } from 'node:test'
import { createFolder } from '../unit/fixtures/create-folder.ts'

test("prints no telemetry notice from the project's scripts on a new machine", async (context) => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const name of ['dev', 'build']) assert.match(scripts[name], /^node engine\/cli\.ts docs /)
  for (const script of Object.values(scripts))
    assert.doesNotMatch(script as string, /(^|&& )astro /)
  // Astro prints the notice before it reads the project, so an empty one is enough.
  assert.doesNotMatch(await build(context, 'engine/cli.ts', 'docs'), /telemetry/i)
  assert.match(await build(context, 'node_modules/astro/bin/astro.mjs'), /telemetry/i)
})

/** Returns what Astro prints at the first build of a user. */
async function build(context: TestContext, ...program: string[]): Promise<string> {
  const home = await createFolder(context, { 'package.json': '{}' })
  // Without the rest of the environment, because Astro prints no notice if a variable indicates CI.
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
