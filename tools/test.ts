/** Runs the checks of the repository. `node tools/test.ts --help` explains which. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { assertReadable } from '../plugins/builds/assert-readable.ts'
import { CpuMeter } from './cpu-meter.ts'
import { toColumns } from './figures.ts'
import { findProgram, type Program } from './find-program.ts'
import { fail } from './read-options.ts'
import { isBuilt, readLastChange, setBuilt } from './test-builds.ts'
import { type Step, steps } from './test-steps.ts'

const help = `npm test               what everybody runs before a commit
npm run test:all       only what \`npm test\` leaves out: run both to run everything
npm test unit site     only these steps, of both commands, and the builds that they read

A step whose program is missing is skipped, and the end of the run names the program. With CI=true,
it fails. \`npm run setup\` installs the programs.

Steps of npm test:
  ${toNames('test')}
Steps of npm run test:all:
  ${toNames('test:all')}`

const args = process.argv.slice(2)
const isAll = args.includes('--all')
const wanted = new Set(args.filter((name) => name !== '--all'))
if (wanted.delete('--help')) {
  console.log(help)
  process.exit()
}
const unknown = [...wanted].find((name) => !steps.some((step) => step.name === name))
if (unknown) fail(`Cannot run step \`${unknown}\`, expected some of these.\n\n${help}`)
const chosen = chooseSteps()
if (chosen.some(({ name }) => name === 'build')) {
  try {
    assertReadable('.')
  } catch (error) {
    fail((error as Error).message)
  }
}

rmSync('test-results', { recursive: true, force: true })
/** What is known of each step that has ended. */
type Result = { outcome: 'passed' | 'FAILED' | 'skipped'; seconds: number; cpu?: number }
const results = new Map<Step, Result>()
/** The last lines of output of each failed step. */
const failures = new Map<string, string[]>()
/** The tests of each step that only passed when they were run again. */
const flaky = new Map<string, string>()
/** The programs that are missing, and the steps that need them. */
const missing = new Map<string, string[]>()
const meter = new CpuMeter()
await runSteps(availableParallelism())
report()

function toNames(tier: Step['tier']): string {
  const names = steps.filter((step) => step.tier === tier).map(({ name }) => name)
  return names.join(' ')
}

/** Returns the steps to run, with those that build what they read, unless that is built. */
function chooseSteps(): Step[] {
  const names = new Set(wanted)
  if (!names.size) {
    const tier = isAll ? 'test:all' : 'test'
    for (const step of steps) if (step.tier === tier) names.add(step.name)
  }
  const changed = readLastChange()
  for (const step of steps.toReversed()) {
    if (!names.has(step.name) || listMissing(step).length) continue
    for (const need of step.needs) {
      const build = steps.find(({ name }) => name === need)!
      if (build.output !== undefined && !isBuilt(build, changed)) names.add(need)
    }
  }
  return steps.filter(({ name }) => names.has(name))
}

/** Returns the programs that a step needs and that are not installed. */
function listMissing({ programs }: Step): Program[] {
  return programs.filter((program) => !findProgram(program))
}

/** Runs as many steps at the same time as there are cores. */
async function runSteps(cores: number): Promise<void> {
  const waiting = [...chosen]
  const running = new Map<Step, Promise<void>>()
  while (waiting.length || running.size) {
    const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name))
    const index = waiting.findIndex(({ needs }) => !needs.some((need) => unfinished.has(need)))
    const next = waiting[index]
    if (!next || running.size >= cores) {
      await Promise.race(running.values())
      continue
    }
    waiting.splice(index, 1)
    const run = runStep(next).then((result) => {
      results.set(next, result)
      running.delete(next)
    })
    running.set(next, run)
  }
}

/** Runs a step and prints its output, at its end or while it runs. */
async function runStep(step: Step): Promise<Result> {
  const { name } = step
  const start = performance.now()
  const startedAt = Date.now()
  const absent = listMissing(step)
  for (const program of absent) missing.set(program, [...(missing.get(program) ?? []), name])
  if (absent.length) return { outcome: process.env.CI ? 'FAILED' : 'skipped', seconds: 0 }
  console.log(`── ${name}`)
  const child = startStep(step)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk))
  }
  let cpu: number | undefined
  child.once('exit', () => (cpu = meter.end(child.pid!)))
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  // Long logs are often read from the end, so the end of each failed step is printed again.
  const text = String(Buffer.concat(output)).trimEnd()
  if (code !== 0) failures.set(name, text.split('\n').slice(-40))
  const again = /^ +\d+ flaky((?:\n {4}.*)+)/m.exec(text)?.[1]
  if (again) flaky.set(name, again)
  const seconds = (performance.now() - start) / 1000
  const outcome = code === 0 ? 'passed' : 'FAILED'
  if (step.output !== undefined) setBuilt(step, outcome === 'passed' ? startedAt : 0)
  console.log(`── ${name} ${outcome} after ${seconds.toFixed(1)} s\n`)
  return { outcome, seconds, ...(cpu !== undefined && { cpu }) }
}

/** Starts a step, which is a Node.js script on every system, so that no shell reads its globs. */
function startStep({ command, env }: Step): ChildProcess {
  return spawn(process.execPath, command.split(' '), {
    stdio: chosen.length === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // A sixth of the time of most processes is compiling the same modules again.
      NODE_COMPILE_CACHE: resolve('.cache/compile'),
      // Node.js itself strips types, so Playwright need not translate each module with Babel.
      PW_DISABLE_TS_ESM: '1',
      ...env,
    },
  })
}

/** Prints what failed, a table of all steps, and what is missing. */
function report(): void {
  const list = (outcome: Result['outcome']) =>
    chosen.filter((step) => results.get(step)!.outcome === outcome).map(({ name }) => name)
  const failed = list('FAILED')
  for (const [name, lines] of failures) console.log(`\n── ${name}, its end:\n${lines.join('\n')}`)
  if (failed.length) {
    console.error(`\nFailed: ${failed.join(', ')}. Run one alone: npm test ${failed[0]}`)
  }
  for (const [name, tests] of flaky)
    console.log(`\n── ${name}, passed only the second time:${tests}`)
  const rows = [...results].sort(([, a], [, b]) => b.seconds - a.seconds)
  const table = rows.map(([{ name, tier }, { seconds, cpu, outcome }]) => [
    name,
    tier,
    seconds.toFixed(1),
    cpu?.toFixed(1) ?? '–',
    outcome === 'passed' ? '' : outcome,
  ])
  const cpus = rows.flatMap(([, { cpu }]) => cpu ?? [])
  const cpu = cpus.length ? cpus.reduce((sum, one) => sum + one, 0).toFixed(1) : '–'
  const total = ['all', '', (performance.now() / 1000).toFixed(1), cpu, '']
  const head = ['step', 'command', 'seconds', 'CPU seconds', '']
  console.log(`\n${toColumns([head, ...table, total])}`)
  if (missing.size) {
    const what = [...missing].map(([program, names]) => `${program} (${names.join(', ')})`)
    const verb = process.env.CI ? 'Failed' : 'Skipped'
    console.log(
      `\n${verb} without ${what.join(', ')}. \`npm run setup\` installs ${missing.size > 1 ? 'them' : 'it'}.`,
    )
  }
  console.log(`\nsteps: ${list('passed').length} passed, ${failed.length} failed`)
  // `process.exit()` would cut off output into a pipe.
  process.exitCode = failed.length ? 1 : 0
}
