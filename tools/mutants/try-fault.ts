import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Fault } from './faults.ts'

const hook = pathToFileURL(join(import.meta.dirname, 'break-function.ts'))

/** The option of Node that puts a fault in place, in the process itself and in those that it starts. */
export function toFaultOption({
  file,
  name,
  change,
}: Pick<Fault, 'file' | 'name' | 'change'>): string {
  // A source is named from the root of its package in a bundle.
  const inBundle = file.split('/').slice(1).join('/')
  const params = new URLSearchParams({ file: inBundle, name, change: String(change) })
  return `--import=${hook}?${params}`
}

/** Runs the tests of a fault with it in place; the first test that failed, or null if none did. */
export function tryFault(fault: Omit<Fault, 'load' | 'promise'>, folder = '.'): string | null {
  return runTests(folder, fault.tests, toFaultOption(fault))
}

/** Runs test files; the first test that failed, or null if none did. */
export function runTests(folder: string, files: string[], option = ''): string | null {
  // Inside of a test, Node would take what it starts for a part of that.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap', ...files],
    {
      cwd: folder,
      env: { ...env, NODE_OPTIONS: option },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      // What never ends is noticed, too.
      timeout: 600_000,
    },
  )
  if (status === 0) return null
  return /^ *not ok \d+ - (.*)$/m.exec(stdout)?.[1] ?? error?.message ?? stderr.trim()
}
