import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Fault } from './faults.ts'

const hook = pathToFileURL(join(import.meta.dirname, 'break-function.ts'))

/** Returns the Node option that applies a fault to a process and its child processes. */
export function toFaultOption({
  file,
  name,
  change,
}: Pick<Fault, 'file' | 'name' | 'change'>): string {
  // In a bundle, the path of a source is relative to the root of its package.
  const inBundle = file.split('/').slice(1).join('/')
  const params = new URLSearchParams({ file: inBundle, name, change: String(change) })
  return `--import=${hook}?${params}`
}

/** Applies a fault and runs its tests. Returns the first test that fails, or null if none does. */
export function tryFault(fault: Omit<Fault, 'load' | 'promise'>, folder = '.'): string | null {
  return runTests(folder, fault.tests, toFaultOption(fault))
}

/** Runs test files. Returns the first test that fails, or null if none does. */
export function runTests(folder: string, files: string[], option = ''): string | null {
  // Otherwise, Node would treat this run as part of the test that starts it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap', ...files],
    {
      cwd: folder,
      env: { ...env, NODE_OPTIONS: option },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      // A fault that never ends counts as noticed.
      timeout: 600_000,
    },
  )
  if (status === 0) return null
  return /^ *not ok \d+ - (.*)$/m.exec(stdout)?.[1] ?? error?.message ?? stderr.trim()
}
