/**
 * Measures how long the MCP server and the commands take to start, and how long tools take to
 * respond: `npm run bench:server -- [--repetitions=21] [--calls=1000]`. Needs a built package.
 */
import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCalls, type Call } from '../../tests/mcp/list-calls.ts'
import { makeProject } from '../../tests/mcp/make-project.ts'
import { readCatalog } from '../../tests/mcp/read-catalog.ts'
import { toCommand } from '../../tests/mcp/to-command.ts'
import { toLargeCatalog } from '../../tests/mcp/to-large-catalog.ts'
import { median, printGoals, toColumns, type Goal } from '../measure/figures.ts'
import { toLine, toLines } from '../../tests/mcp/growth.ts'
import { openServer } from '../../tests/mcp/open-server.ts'
import { fail, readOptions } from '../read-options.ts'

const help = `Measures how long the MCP server and the commands take, and reports whether each goal is met.

Usage: npm run bench:server -- [options]

  --repetitions=21  Starts of each kind; the table shows their medians
  --calls=1000      Calls of each tool; use at least 1000 for figures that you keep
  --help            Prints this text

Needs a built package: npm run build:package. Exit code 1 if a goal is missed.`

const { repetitions, calls: count } = readOptions(help, { repetitions: 21, calls: 1000 })
if (!existsSync('kit/build/catalog.json')) {
  fail('Cannot find the built package in `kit/build`. Run `npm run build:package`.')
}

/** Maximum milliseconds for 99 % of the tool calls, by the number of components. */
const callBars = { 60: 5, 5000: 20 }
const initialize = toLine(0, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'bench', version: '1.0.0' },
})
const find = (line: string) => (/"error":|"isError":true/.test(line) ? 'an error' : undefined)

const project = makeProject('bench')
writeFileSync(
  project.config,
  "import { defineConfig } from '@kit-edge/ui'\n\nexport default defineConfig({ button: { color: 'info' } })\n",
)
const node = process.execPath
const ace = (...args: string[]) => [node, 'ace.js', ...args]
/** Responds to every line, without any package. No server can be faster. */
const loop = `require('readline').createInterface(process.stdin).on('line', (line) =>
  console.log(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(line).id, result: {} })))`
/** The commands to start, and whether each is a server or a command that ends. */
const starts: Record<string, { command: string[]; isServer?: boolean }> = {
  'node -e 0': { command: [node, '-e', '0'] },
  'a loop over stdin, without packages': { command: [node, '-e', loop], isServer: true },
  'the bin': { command: toCommand('bin'), isServer: true },
  'node ace kit:mcp-serve': { command: toCommand('ace'), isServer: true },
  'node ace inspect:rcfile': { command: ace('inspect:rcfile') },
  'node ace generate:key --show': { command: ace('generate:key', '--show') },
  'node ace kit:list': { command: ace('kit:list') },
  'node ace kit:show badge': { command: ace('kit:show', 'badge') },
}
const times = await measureStarts()
const ready = (name: string) => median(times[name]!.map(([first]) => first))
const bare = ready('node -e 0')
console.log(`From the start to the end or the first answer, median of ${repetitions}:\n`)
const startRows = Object.entries(times).map(([name, all]) => {
  const called = starts[name]!.isServer ? median(all.map(([, called]) => called)).toFixed(0) : ''
  return [name, ready(name).toFixed(0), (ready(name) / bare).toFixed(1), called]
})
console.log(toColumns([['', 'ms', '× node', 'ms to the first call'], ...startRows]))

const goals: Goal[] = []
for (const [size, bar] of Object.entries(callBars)) {
  console.log(`\n${count} calls of each tool, with ${size} components, in ms:\n`)
  const measured = await measureCalls(Number(size))
  const rows = measured.map(([tool, ...times]) => [tool, ...times.map((time) => time.toFixed(2))])
  console.log(toColumns([['', 'p50', 'p99', 'the first'], ...rows]))
  for (const [tool, , p99] of measured) {
    goals.push({ text: `${tool} of ${size}, p99`, value: p99, bar, unit: 'ms' })
  }
}
const lightest = Math.min(ready('node ace inspect:rcfile'), ready('node ace generate:key --show'))
printGoals([
  { text: 'bin, first answer', value: ready('the bin'), bar: 100, unit: 'ms' },
  { text: 'ace, first answer', value: ready('node ace kit:mcp-serve'), bar: 450, unit: 'ms' },
  { text: 'list / lightest of ace', value: ready('node ace kit:list') / lightest, bar: 1.1 },
  { text: 'show / lightest of ace', value: ready('node ace kit:show badge') / lightest, bar: 1.1 },
  ...goals,
])

/**
 * Returns for each command the milliseconds until it ended, or until a server sent its first
 * response and then the response to a call. Runs the commands in turn, so that other load on the
 * machine affects all of them alike. A first round, which does not count, warms the disk cache.
 */
async function measureStarts(): Promise<Record<string, [number, number][]>> {
  const times: Record<string, [number, number][]> = {}
  for (let round = 0; round <= repetitions; round += 1) {
    for (const [name, { command, isServer }] of Object.entries(starts)) {
      const time = await (isServer ? measureServer(command) : measureCommand(command))
      if (round > 0) (times[name] ??= []).push(time)
    }
  }
  return times
}

async function measureCommand([command, ...args]: string[]): Promise<[number, number]> {
  const start = performance.now()
  const child = spawn(command!, args, { cwd: project.folder, stdio: 'ignore' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Cannot run \`${args.join(' ')}\`: it ended with ${code}.`)
  return [performance.now() - start, 0]
}

async function measureServer(command: string[]): Promise<[number, number]> {
  const start = performance.now()
  await using server = openServer(project.folder, command, { find })
  await server.ask([initialize])
  const ready = performance.now() - start
  await server.ask(toLines([{ tool: 'get_component', args: { names: ['button'] } }]))
  const called = performance.now() - start
  await server.end()
  if (server.found.length) throw new Error(`Cannot call a tool: ${server.found.join('\n')}`)
  return [ready, called]
}

/**
 * Measures calls of each tool, one at a time, in a library with this many components. Returns the
 * 50th and 99th percentile, and the time of the first call, which includes one-time preparation.
 * Before the counted calls, it makes a tenth as many that do not count.
 */
async function measureCalls(size: number): Promise<[string, number, number, number][]> {
  const large = makeProject(`bench-${size}`)
  const catalog = toLargeCatalog(readCatalog(large), size)
  const text = JSON.stringify(catalog)
  writeFileSync(large.catalog, text)
  const digest = join(large.package, 'build/catalog.digest.json')
  writeFileSync(digest, JSON.stringify({ sha256: hash('sha256', text) }))
  const rows: [string, number, number, number][] = []
  for (const [tool, all] of Map.groupBy(listCalls(catalog), ({ tool }) => tool)) {
    await using server = openServer(large.folder, toCommand('bin'), { find: () => undefined })
    await server.ask([initialize])
    const lines = toLines(spread(all))
    const times: number[] = []
    for (const line of [...lines.slice(0, 1 + count / 10), ...lines]) {
      const start = performance.now()
      await server.ask([line])
      times.push(performance.now() - start)
    }
    const counted = times.slice(-count).sort((a, b) => a - b)
    const at = (share: number) => counted[Math.ceil(count * share) - 1]!
    rows.push([tool, at(0.5), at(0.99), times[0]!])
    await server.end()
  }
  return rows
}

/**
 * Returns as many calls as requested, spread over a list. Every fiftieth one that has a name gets a
 * name that does not exist.
 */
function spread(list: Call[]): Call[] {
  return Array.from({ length: count }, (_, index) => {
    const call = list[Math.floor((index * list.length) / count) % list.length]!
    const { name } = call.args
    if (typeof name !== 'string' || index % 50 !== 49) return call
    return { ...call, args: { name: `${name.slice(0, 2)}x${name.slice(3)}y` } }
  })
}
