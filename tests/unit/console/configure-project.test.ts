import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import type Configure from '@adonisjs/core/commands/configure'
import { installed } from '../fixtures/installed.ts'
import { configureProject, toVersionProblem } from '../../../engine/console/configure-project.ts'

test('rejects AdonisJS 6, and accepts AdonisJS 7 and later', () => {
  assert.equal(
    toVersionProblem('@kit-edge/ui', '6.19.0'),
    'Cannot configure `@kit-edge/ui` for AdonisJS 6.19.0, expected AdonisJS 7. Upgrade the project first.',
  )
  for (const version of ['7.0.0', '7.0.0-next.28', '8.1.0']) {
    assert.equal(toVersionProblem('@kit-edge/ui', version), null)
  }
})

test('explains that AdonisJS 6 is too old, exits with code 1 and writes no file', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'configure-'))
  context.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'node_modules/@adonisjs/core'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/@adonisjs/core/package.json'), '{ "version": "6.19.0" }')
  let output = ''
  const { write } = process.stderr
  process.stderr.write = (text: string | Uint8Array) => {
    output += String(text)
    return true
  }
  const command = {
    app: { makePath: () => folder, appRoot: pathToFileURL(`${folder}/`) },
    parsedFlags: {},
    exitCode: 0,
  }
  try {
    await configureProject(installed, command as unknown as Configure)
  } finally {
    process.stderr.write = write
  }
  assert.equal(command.exitCode, 1)
  assert.match(
    output,
    /expected AdonisJS 7\. Upgrade the project first\.\n`@kit-edge\/ui` is installed/,
  )
  assert.match(output, /run `node ace configure @kit-edge\/ui`\.\n$/)
  assert.deepEqual(readdirSync(folder), ['node_modules'])
})
