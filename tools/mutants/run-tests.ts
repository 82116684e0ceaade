import { runCommand } from './run-command.ts'

/** What test files came to. */
export type TestRun = {
  /** Whether the runners say that all is well */
  isPassed: boolean
  /** Names of the tests that failed, the innermost first */
  failed: string[]
  /** Whether they were ended for their time */
  isLate: boolean
  output: string
}

/** Runs test files of a checkout: those of the browser with Playwright, all others with Node. */
export async function runTests(
  folder: string,
  files: readonly string[],
  options: { seconds: number; signal: AbortSignal },
): Promise<TestRun> {
  const specs = files.filter((file) => file.endsWith('.spec.ts'))
  const tests = files.filter((file) => !specs.includes(file))
  const commands = [
    ...(tests.length ? [[process.execPath, '--test', '--test-reporter=tap', ...tests]] : []),
    ...(specs.length ? [['playwright', 'test', '--reporter=list', ...specs]] : []),
  ]
  const runs = []
  for (const command of commands) runs.push(await runCommand(folder, command, options))
  const output = runs.map((run) => run.output).join('\n')
  return {
    isPassed: runs.every(({ code }) => code === 0),
    failed: listFailed(output),
    isLate: runs.some(({ isLate }) => isLate),
    output,
  }
}

/** The tests that failed, in TAP and in the list of Playwright. */
function listFailed(output: string): string[] {
  const failed = output.matchAll(/^ *not ok \d+ - (.*)$|^ +✘ +\d+ [^›]*› (.*) \([\d.]+m?s\)$/gm)
  return [...failed].map(([, inTap, inList]) => (inTap ?? inList)!)
}
