/** Runs everything that CI runs, and lists the steps that fail: `npm test [step …]`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { toColumns } from './measure/figures.ts'

/** A step: its name, its command, and the steps that must finish before it starts. */
type Step = {
  name: string
  command: [string, ...string[]]
  needs?: string[]
  /** Whether it only waits for the network, and needs no core */
  isLight?: boolean
}

/**
 * Node options that run test files in one process, with a large young generation for short-lived
 * objects.
 */
const together = ['--max-semi-space-size=64', '--test', '--test-isolation=none']
/** Folders of `tests/unit` that take half of its time. */
const heavy = ['components', 'tags']

/**
 * The steps that take longest come first. A step starts when the steps that it needs have finished.
 */
const steps: Step[] = [
  // Only one step at a time can install Debian packages.
  toInstallation('strace', ['strace']),
  toInstallation('chromium', ['chromium'], 'strace'),
  toInstallation('servers', ['nginx', 'caddy'], 'chromium'),
  toInstallation('firefox-esr', ['firefox'], 'servers'),
  { name: 'types', command: ['astro', 'check'] },
  { name: 'package', command: ['node', 'engine/cli.ts', 'build'] },
  // Rewrites the types that the check reads, and empties the folder of all other tests.
  { name: 'build', command: ['node', 'tests/site/build-sites.ts'], needs: ['types'] },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    needs: ['build', 'package', 'chromium'],
  },
  {
    name: 'packed',
    command: ['node', '--test', '--test-concurrency=1', 'tests/package/*.test.ts'],
    needs: ['build', 'package', 'chromium'],
  },
  {
    name: 'site',
    command: ['node', '--test', '--test-concurrency=2', 'tests/site/**/*.test.ts'],
    needs: ['build', 'package', 'servers'],
  },
  // Uses the port of the other browser tests.
  {
    name: 'firefox',
    command: ['playwright', 'test', '--config', 'tests/firefox/playwright.config.ts'],
    needs: ['build', 'firefox-esr', 'browser'],
  },
  {
    name: 'starter',
    command: ['playwright', 'test', '--config', 'tests/starter/playwright.config.ts'],
    needs: ['build', 'package', 'chromium'],
  },
  // Two processes for hundreds of files: starting a process takes longer than most tests.
  {
    name: 'unit',
    command: ['node', ...together, `tests/unit/{!(${heavy.join('|')})/**/,}*.test.ts`],
  },
  {
    name: 'mcp',
    command: ['node', '--test', 'tests/mcp/*.test.ts'],
    needs: ['package', 'strace'],
  },
  {
    name: 'playground',
    command: ['node', '--test', 'tests/playground/*.test.ts'],
    needs: ['build', 'package'],
  },
  { name: 'agents', command: ['node', 'tools/check-agents.ts'], needs: ['build'] },
  {
    name: 'components',
    command: ['node', ...together, `tests/unit/{${heavy.join()}}/**/*.test.ts`],
  },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'golden', command: ['node', ...together, 'tests/golden/*.test.ts'] },
  { name: 'spelling', command: ['cspell', '--no-progress', '--quiet'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
]

/** Creates a step that installs system programs, after other steps. */
function toInstallation(name: string, programs: string[], ...needs: string[]): Step {
  const command: Step['command'] = ['node', 'tools/find-program.ts', '--install', ...programs]
  return { name, command, needs, isLight: true }
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !steps.some((step) => step.name === name))
if (unknown) {
  const names = steps.map(({ name }) => name).join(', ')
  console.error(`Cannot run step \`${unknown}\`, expected some of ${names}.`)
  process.exit(1)
}

rmSync('test-results', { recursive: true, force: true })
// Steps that read a built site or package need a build of the current sources.
if (wanted.some((name) => ['site', 'browser', 'firefox'].includes(name))) wanted.push('build')
const readPackage = ['packed', 'mcp', 'playground', 'site', 'browser', 'starter']
if (wanted.some((name) => readPackage.includes(name))) wanted.push('package')
const chosen = steps.filter(({ name }) => !wanted.length || wanted.includes(name))
/** Output of each failed step. */
const failures = new Map<string, string>()
/** Seconds that each step took. */
const times = new Map<string, number>()
const start = performance.now()
const passed = await runSteps(chosen, availableParallelism())

const failed = chosen.filter(({ name }) => !passed.has(name)).map(({ name }) => name)
if (failed.length) {
  // Long logs are often read from the end, which would only show the last step.
  for (const name of failed) console.log(`\n── ${name}, its end:\n${toEnd(failures.get(name))}`)
  console.error(`\nFailed: ${failed.join(', ')}. Run one alone: npm test ${failed[0]}`)
}
const rows = [...times].sort(([, a], [, b]) => b - a)
const total = (performance.now() - start) / 1000
console.log(
  `\n${toColumns([
    ['step', 'seconds', ''],
    ...rows.map(([name, time]) => [name, time.toFixed(1), passed.has(name) ? '' : 'FAILED']),
    ['all', total.toFixed(1), ''],
  ])}`,
)
console.log(`\nsteps: ${passed.size} passed, ${failed.length} failed`)
// `process.exit()` would cut off output into a pipe.
process.exitCode = failed.length ? 1 : 0

/** Runs as many steps at the same time as there are cores. Returns the names of those that pass. */
async function runSteps(chosen: Step[], cores: number): Promise<Set<string>> {
  const passed = new Set<string>()
  const waiting = [...chosen]
  const running = new Map<string, Promise<void>>()
  const light = new Set(chosen.filter(({ isLight }) => isLight).map(({ name }) => name))
  while (waiting.length || running.size) {
    const unfinished = new Set([...waiting.map(({ name }) => name), ...running.keys()])
    const index = waiting.findIndex(({ needs = [] }) => !needs.some((need) => unfinished.has(need)))
    const next = waiting[index]
    const busy = [...running.keys()].filter((name) => !light.has(name)).length
    if (!next || (!next.isLight && busy >= cores)) {
      await Promise.race(running.values())
      continue
    }
    waiting.splice(index, 1)
    const run = runStep(next, chosen.length === 1).then((isPassed) => {
      if (isPassed) passed.add(next.name)
      running.delete(next.name)
    })
    running.set(next.name, run)
  }
  return passed
}

/** Runs a step and prints its output, at its end or while it runs. Returns whether it passed. */
async function runStep({ name, command }: Step, isShownAtOnce: boolean): Promise<boolean> {
  const start = performance.now()
  console.log(`── ${name}`)
  const [program, ...args] = command
  const child = spawn(program, args, {
    stdio: isShownAtOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk))
  }
  const code = await once(child, 'close').then(
    ([code]) => code as number | null,
    (error: Error) => {
      console.error(error.message)
      return null
    },
  )
  process.stdout.write(Buffer.concat(output))
  if (code !== 0) failures.set(name, Buffer.concat(output).toString())
  const seconds = (performance.now() - start) / 1000
  times.set(name, seconds)
  console.log(`── ${name} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s\n`)
  return code === 0
}

/** Returns the last lines of a step's output. */
function toEnd(text = ''): string {
  return text.trimEnd().split('\n').slice(-40).join('\n')
}
