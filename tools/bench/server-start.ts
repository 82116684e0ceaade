/**
 * Measures how long the MCP server and the commands take to start, and the tools to answer:
 * `npm run bench:server -- [--repetitions=21] [--calls=1000]`. Needs a built package.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeProject } from '../../tests/mcp/make-project.ts'
import { toCommand } from '../../tests/mcp/to-command.ts'
import { parseCount } from './parse-count.ts'
import { listGoals } from './server/list-goals.ts'
import { makeLibrary } from './server/make-library.ts'
import { measureCalls, type CallTimes } from './server/measure-calls.ts'
import { measureStarts, type Start } from './server/measure-starts.ts'
import { toCalls } from './server/to-calls.ts'
import { toColumns } from '../to-columns.ts'

const help = `Measures how long the MCP server and the commands take, and says for each goal whether it holds.

Usage: npm run bench:server -- [options]

  --repetitions=21  Starts of each kind; the table has their medians
  --calls=1000      Calls of each tool, at least 1000 for a figure to keep
  --help            Says this

It needs a built package: npm run build:package. Exit code 1 when a goal is missed.`

const { values } = parseArgs({
  options: {
    repetitions: { type: 'string', default: '21' },
    calls: { type: 'string', default: '1000' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(help)
  process.exit()
}
const repetitions = parseCount('repetitions', values.repetitions)
const count = parseCount('calls', values.calls)
if (!existsSync('kit/build/catalog.json')) {
  throw new Error('Cannot find the built package in `kit/build`. Run `npm run build:package`.')
}

const project = makeProject('bench')
writeFileSync(
  project.config,
  "import { defineConfig } from '@kit-edge/ui'\n\nexport default defineConfig({ button: { color: 'info' } })\n",
)
const node = process.execPath
const ace = (...args: string[]): Start => ({ command: [node, 'ace.js', ...args], kind: 'run' })
const loop = join(import.meta.dirname, 'server/stdio-loop.js')
const starts = await measureStarts(
  {
    bare: { command: [node, '-e', '0'], kind: 'run' },
    loop: { command: [node, loop], kind: 'loop' },
    bin: { command: toCommand('bin'), kind: 'server' },
    aceServer: { command: toCommand('ace'), kind: 'server' },
    rcfile: ace('inspect:rcfile'),
    key: ace('generate:key', '--show'),
    list: ace('kit:list'),
    show: ace('kit:show', 'badge'),
  },
  project.folder,
  repetitions,
)
const titles: Record<keyof typeof starts, string> = {
  bare: 'node -e 0',
  loop: 'a loop over stdin, without packages',
  bin: 'the bin',
  aceServer: 'node ace kit:mcp-serve',
  rcfile: 'node ace inspect:rcfile',
  key: 'node ace generate:key --show',
  list: 'node ace kit:list',
  show: 'node ace kit:show badge',
}
const rows = (Object.keys(titles) as (keyof typeof titles)[]).map((name) => {
  const { ready, called } = starts[name]
  const ratio = (ready / starts.bare.ready).toFixed(1)
  return [titles[name], ready.toFixed(0), ratio, called?.toFixed(0) ?? '']
})
console.log(`From the start to the end or the first answer, median of ${repetitions}:\n`)
console.log(toColumns([['', 'ms', '× node', 'ms to the first call'], ...rows]))

const calls = new Map<number, Map<string, CallTimes>>()
for (const size of [60, 5000]) {
  const { project, catalog } = makeLibrary(size)
  const times = await measureCalls(project.folder, toCommand('bin'), toCalls(catalog, count))
  calls.set(size, times)
  console.log(`\n${count} calls of each tool, with ${size} components, in ms:\n`)
  const rows = [...times].map(([tool, { first, p50, p99 }]) => [
    tool,
    ...[p50, p99, first].map((time) => time.toFixed(2)),
  ])
  console.log(toColumns([['', 'p50', 'p99', 'the first'], ...rows]))
}

const goals = listGoals({ ...starts, others: [starts.rcfile, starts.key] }, calls)
console.log('\nGoals:\n')
for (const { text, value, bar, unit } of goals) {
  const verdict = value <= bar ? 'holds' : 'MISSED'
  const figure = value.toFixed(unit === 'ms' ? 1 : 2)
  console.log(`  ${text.padEnd(36)} ${figure.padStart(7)} ${unit}  at most ${bar}  ${verdict}`)
}
process.exit(goals.every(({ value, bar }) => value <= bar) ? 0 : 1)
