import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { builds } from './builds.ts'
import type { Fault } from './fault.ts'
import { runCommand } from './run-command.ts'
import { runTests } from './run-tests.ts'
import { toFaulty } from './to-faulty.ts'

/** What became of a fault. */
export type Result = {
  fault: Fault
  /** `unclear` where the tests came to no end, without one that failed */
  verdict: 'caught' | 'survived' | 'unclear'
  /** The test that noticed it first, or what else did */
  by: string
  seconds: number
}

/** Puts a fault into a copy of the checkout, runs its tests, and puts everything back. */
export async function tryFault(
  folder: string,
  fault: Fault,
  options: { seconds: number; signal: AbortSignal },
): Promise<Result> {
  const start = performance.now()
  const toResult = (verdict: Result['verdict'], by: string): Result => ({
    fault,
    verdict,
    by,
    seconds: (performance.now() - start) / 1000,
  })
  const path = join(folder, fault.file)
  const text = await readFile(path, 'utf8')
  const aside: string[] = []
  try {
    await writeFile(path, toFaulty(text, fault))
    for (const name of fault.builds ?? []) {
      const { command, env, outputs } = builds[name]
      for (const output of outputs.filter((output) => existsSync(join(folder, output)))) {
        await move(folder, output, toAside(output))
        aside.push(output)
      }
      const { code } = await runCommand(folder, command, { ...options, env })
      if (code !== 0) return toResult('caught', `the build of ${name}`)
    }
    const { isPassed, failed, isLate, output } = await runTests(folder, fault.tests, options)
    if (failed.length) return toResult('caught', failed[0]!)
    if (isLate) return toResult('caught', `its time, more than ${options.seconds} s`)
    if (isPassed) return toResult('survived', 'no test')
    return toResult('unclear', `a runner that says: ${output.trim().split('\n').at(-1)}`)
  } finally {
    await writeFile(path, text)
    for (const output of aside) {
      await rm(join(folder, output), { recursive: true, force: true })
      await move(folder, toAside(output), output)
    }
  }
}

/** Where something is while it is built with a fault. */
function toAside(output: string): string {
  return join('.cache/sound', output)
}

async function move(folder: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(folder, to)), { recursive: true })
  await rename(join(folder, from), join(folder, to))
}
