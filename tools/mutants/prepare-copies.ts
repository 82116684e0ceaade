import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { builds } from './builds.ts'
import type { Fault } from './fault.ts'
import { listNeeded } from './list-needed.ts'
import { runCommand } from './run-command.ts'
import { runTests } from './run-tests.ts'
import { writeCopy } from './write-copy.ts'

/**
 * Writes copies of the checkout in a folder, with everything built that the tests of the faults
 * read. An Error if a test fails in them before there is a fault: then none would mean anything.
 */
export async function prepareCopies(
  root: string,
  faults: readonly Fault[],
  { workers, ...options }: { workers: number; seconds: number; signal: AbortSignal },
): Promise<string[]> {
  const copies = Array.from({ length: workers }, (_, index) => join(root, String(index + 1)))
  for (const folder of copies) await writeCopy('.', folder)
  const [first, ...others] = copies as [string, ...string[]]
  for (const name of new Set(faults.flatMap(listNeeded))) {
    const { command, env, outputs } = builds[name]
    const { code, output } = await runCommand(first, command, { ...options, env })
    if (code !== 0) throw new Error(`Cannot build ${name} without a fault:\n${output}`)
    for (const folder of others) {
      for (const path of outputs) {
        await cp(join(first, path), join(folder, path), { recursive: true })
      }
    }
  }
  const tests = [...new Set(faults.flatMap(({ tests }) => tests))]
  // All of them together take longer than those of one fault.
  const { isPassed, failed, output } = await runTests(first, tests, { ...options, seconds: 900 })
  if (!isPassed) {
    throw new Error(`${output}\nCannot begin, tests fail without a fault:\n${failed.join('\n')}`)
  }
  return copies
}
