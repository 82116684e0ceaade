/** Runs everything that CI runs, and lists the steps that fail: `npm test [step …]`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { toColumns } from './figures.ts'
import { fail } from './read-options.ts'

/** A step: its name, its command line, and the steps that must finish before it starts. */
type Step = { name: string; command: string; needs: string[] }

const toStep = (name: string, command: string, needs = ''): Step => ({
  name,
  command,
  needs: needs.split(' ').filter(Boolean),
})

/** One process for hundreds of files: starting a process takes longer than most tests. */
const together =
  'node --min-semi-space-size=64 --max-semi-space-size=64 --test --test-isolation=none'
/** Folders of `tests/unit` that take half of its time. */
const heavy = 'components,tags'
const inPairs = 'node --test --test-concurrency=2'
/** Only waits for the network, and needs no core. */
const install = 'node tools/find-program.ts --install'

/**
 * The steps that take longest come first. A step starts when the steps that it needs have finished.
 */
const steps = [
  // Only one step at a time can install Debian packages.
  toStep('strace', `${install} strace`),
  toStep('chromium', `${install} chromium`, 'strace'),
  toStep('servers', `${install} nginx caddy`, 'chromium'),
  toStep('firefox-esr', `${install} firefox`, 'servers'),
  // Writes the types that modules import, and takes thrice as long for a module as the compiler.
  toStep('astro', 'astro check --tsconfig tsconfig.astro.json'),
  toStep('package', 'node engine/cli.ts build'),
  // The native compiler needs less than half the time, and half of that again with one checker:
  // each one checks the types of packages again. Modules that compile import TypeScript 6.
  toStep('types', 'node_modules/typescript-7/bin/tsc --checkers 1', 'astro'),
  // Rewrites the types that the check reads, and empties the folder of all other tests. The package
  // is a part of the library, whose digest is in the keys of the caches that tests read.
  toStep('build', 'node tests/site/build-sites.ts', 'types package'),
  toStep('browser', 'playwright test', 'build package chromium'),
  toStep('packed', `${inPairs} tests/package/*.test.ts`, 'build package chromium'),
  toStep('firefox', 'playwright test --config tests/firefox', 'build firefox-esr'),
  toStep('unit', `${together} tests/unit/{!(${heavy.replace(',', '|')})/**/,}*.test.ts`),
  toStep('builds', `${inPairs} tests/site/builds/*.test.ts`, 'build package servers'),
  toStep('mcp', `${together} tests/mcp/*.test.ts tests/lsp/*.test.ts`, 'package strace'),
  toStep('components', `${together} tests/unit/{${heavy}}/**/*.test.ts`),
  toStep('site', `${together} tests/site/*.test.ts`, 'build package'),
  toStep('playground', `${together} tests/playground/*.test.ts`, 'build package'),
  toStep('starter', 'playwright test --config tests/starter', 'build package chromium'),
  toStep('agents', `${together} tests/agents/*.test.ts`, 'build'),
  toStep('golden', `${together} --test-reporter=dot tests/golden/*.test.ts`),
  toStep('prose-format', 'prettier --check **/*.{astro,html,md,mdx}'),
  toStep('spelling', 'cspell --no-progress --quiet'),
  toStep('lint', 'oxlint --quiet'),
  toStep('format', 'oxfmt --check'),
]

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !steps.some((step) => step.name === name))
const names = steps.map(({ name }) => name).join(', ')
if (unknown) fail(`Cannot run step \`${unknown}\`, expected some of ${names}.`)

rmSync('test-results', { recursive: true, force: true })
// Steps that read a built site or package need a build of the current sources.
if (wanted.some((name) => ['site', 'builds', 'browser', 'firefox', 'agents'].includes(name)))
  wanted.push('build')
const readPackage = ['packed', 'mcp', 'playground', 'site', 'builds', 'browser', 'starter']
if (wanted.some((name) => readPackage.includes(name))) wanted.push('package')
const chosen = steps.filter(({ name }) => !wanted.length || wanted.includes(name))
/** The last lines of output of each failed step. */
const failures = new Map<string, string[]>()
/** The tests of each step that only passed when they were run again. */
const flaky = new Map<string, string>()
/** Seconds that each step took. */
const times = new Map<string, string>()
const passed = await runSteps(chosen, availableParallelism())

const failed = chosen.filter(({ name }) => !passed.has(name)).map(({ name }) => name)
for (const name of failed) console.log(`\n── ${name}, its end:\n${failures.get(name)?.join('\n')}`)
if (failed.length) {
  console.error(`\nFailed: ${failed.join(', ')}. Run one alone: npm test ${failed[0]}`)
}
for (const [name, tests] of flaky) console.log(`\n── ${name}, passed only the second time:${tests}`)
const rows = [...times].sort(([, a], [, b]) => Number(b) - Number(a))
const total = (performance.now() / 1000).toFixed(1)
const table = rows.map(([name, time]) => [name, time, passed.has(name) ? '' : 'FAILED'])
console.log(`\n${toColumns([['step', 'seconds', ''], ...table, ['all', total, '']])}`)
console.log(`\nsteps: ${passed.size} passed, ${failed.length} failed`)
// `process.exit()` would cut off output into a pipe.
process.exitCode = failed.length ? 1 : 0

/** Runs as many steps at the same time as there are cores. Returns the names of those that pass. */
async function runSteps(chosen: Step[], cores: number): Promise<Set<string>> {
  const passed = new Set<string>()
  const waiting = [...chosen]
  const running = new Map<Step, Promise<void>>()
  while (waiting.length || running.size) {
    const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name))
    const index = waiting.findIndex(({ needs }) => !needs.some((need) => unfinished.has(need)))
    const next = waiting[index]
    const busy = [...running.keys()].filter(({ command }) => !command.startsWith(install)).length
    if (!next || (busy >= cores && !next.command.startsWith(install))) {
      await Promise.race(running.values())
      continue
    }
    waiting.splice(index, 1)
    const run = runStep(next, chosen.length === 1).then((isPassed) => {
      if (isPassed) passed.add(next.name)
      running.delete(next)
    })
    running.set(next, run)
  }
  return passed
}

/** Returns the environment variables of a step. */
function toEnvironment(step: string): Record<string, string> {
  const environment = {
    // A sixth of the time of most processes is compiling the same modules again.
    NODE_COMPILE_CACHE: resolve('.cache/compile'),
    // Node.js itself strips types, so Playwright need not translate each module with Babel.
    PW_DISABLE_TS_ESM: '1',
  }
  if (step !== 'firefox') return environment
  // Runs at the same time as the other browser tests.
  return { ...environment, BROWSER_PORT: String(Number(process.env.BROWSER_PORT ?? 4491) + 20) }
}

/** Runs a step and prints its output, at its end or while it runs. Returns whether it passed. */
async function runStep({ name, command }: Step, isShownAtOnce: boolean): Promise<boolean> {
  const start = performance.now()
  console.log(`── ${name}`)
  const [program, ...args] = command.split(' ')
  const child = spawn(program!, args, {
    stdio: isShownAtOnce ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...toEnvironment(name) },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk))
  }
  const [code] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  // Long logs are often read from the end, so the end of each failed step is printed again.
  const text = String(Buffer.concat(output)).trimEnd()
  if (code !== 0) failures.set(name, text.split('\n').slice(-40))
  const again = /^ +\d+ flaky((?:\n {4}.*)+)/m.exec(text)?.[1]
  if (again) flaky.set(name, again)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  times.set(name, seconds)
  console.log(`── ${name} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n`)
  return code === 0
}
