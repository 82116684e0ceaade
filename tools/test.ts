/** Runs everything that CI runs, and names each step that fails: `npm test [step …]`. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const steps: [name: string, command: string, ...args: string[]][] = [
  ['format', 'prettier', '--check', '.'],
  ['lint', 'oxlint', '--quiet'],
  ['types', 'astro', 'check'],
  ['unit', 'node', '--test', 'tests/unit/**/*.test.ts'],
  ['golden', 'node', '--test', 'tests/golden/*.test.ts'],
  ['package', 'node', 'tools/package/build.ts'],
  ['chromium', 'node', 'tools/find-chromium.ts', '--install'],
  ['packed', 'node', '--test', '--test-concurrency=1', 'tests/package/*.test.ts'],
  ['strace', 'node', 'tools/find-program.ts', '--install', 'strace'],
  ['mcp', 'node', '--test', 'tests/mcp/*.test.ts'],
  ['playground', 'node', '--test', 'tests/playground/*.test.ts'],
  ['build', 'node', 'tests/site/build-sites.ts'],
  ['agents', 'node', 'tools/check-agents.ts'],
  ['servers', 'node', 'tools/find-program.ts', '--install', 'nginx', 'caddy'],
  // One file at a time: builds of one checkout get in each other's way.
  ['site', 'node', '--test', '--test-concurrency=1', 'tests/site/**/*.test.ts'],
  ['browser', 'playwright', 'test'],
]

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !steps.some(([step]) => step === name))
if (unknown) {
  const names = steps.map(([step]) => step).join(', ')
  console.error(`Cannot run step \`${unknown}\`, expected some of ${names}.`)
  process.exit(1)
}

rmSync('test-results', { recursive: true, force: true })
const failed: string[] = []
// What reads a built site needs one of the sources as they are now.
if (wanted.some((name) => ['site', 'browser'].includes(name))) wanted.push('build')
if (wanted.some((name) => ['packed', 'mcp', 'playground', 'browser'].includes(name)))
  wanted.push('package')
const run = steps.filter(([name]) => !wanted.length || wanted.includes(name))
for (const [name, command, ...args] of run) {
  const start = performance.now()
  console.log(`\n── ${name}`)
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (error) console.error(error.message)
  if (status !== 0) failed.push(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name} ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`)
}

if (failed.length)
  console.error(`\nFailed: ${failed.join(', ')}. Run one alone: npm test ${failed[0]}`)
console.log(`\nsteps: ${run.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length ? 1 : 0)
