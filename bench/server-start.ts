import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toLine, toLines } from '../tests/mcp/growth.ts'
import { listCalls } from '../tests/mcp/list-calls.ts'
import { makeProject } from '../tests/mcp/make-project.ts'
import { openServer } from '../tests/mcp/open-server.ts'
import { readCatalog } from '../tests/mcp/read-catalog.ts'
import { toCommand } from '../tests/mcp/to-command.ts'
import { toLargeCatalog } from '../tests/mcp/to-large-catalog.ts'
import { median, percentile, printGoals, toColumns, type Goal } from '../tools/figures.ts'
import { readOptions } from '../tools/read-options.ts'

const about = `Measures how long the MCP server and the commands of the built package take to start,
and how long tools take to respond. Use at least 1000 calls for figures that you keep. Exit code 1
if a goal is missed.`

const { repetitions, calls: count } = readOptions(about, { repetitions: 21, calls: 1000 })

/** Maximum milliseconds for 99 % of the tool calls, by the number of components. */
const callBars = { 60: 5, 5000: 20 }
const clientInfo = { name: 'bench', version: '1.0.0' }
const handshake = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
const initialize = toLine(0, 'initialize', handshake)
const find = (line: string) => (/"error":|"isError":true/.test(line) ? 'an error' : undefined)

const project = makeProject('bench')
writeFileSync(
  project.config,
  "import { defineConfig } from '@kit-edge/ui'\n\nexport default defineConfig({ button: { color: 'info' } })\n",
)
const node = process.execPath
/** Responds to every line, without any package. No server can be faster. */
const loop = `require('readline').createInterface(process.stdin).on('line', (line) =>
  console.log(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(line).id, result: {} })))`
const servers = {
  'a loop over stdin, without packages': [node, '-e', loop],
  'the bin': toCommand('bin'),
  'node ace kit:mcp-serve': toCommand('ace'),
}
/** Commands that end. */
const commands = {
  'node -e 0': [node, '-e', '0'],
  'node ace inspect:rcfile': [node, 'ace.js', 'inspect:rcfile'],
  'node ace kit:list': [node, 'ace.js', 'kit:list'],
  'node ace kit:show badge': [node, 'ace.js', 'kit:show', 'badge'],
}
/**
 * The milliseconds of each start until the command ended, or until a server sent its first response
 * and then the response to a call. The commands take turns, so that other load on the machine
 * affects all of them alike. A first round, which does not count, warms the disk cache.
 */
const times: Record<string, number[][]> = {}
for (let round = 0; round <= repetitions; round += 1) {
  for (const [name, command] of Object.entries({ ...commands, ...servers })) {
    const time = await (name in servers ? measureServer(command) : measureCommand(command))
    if (round > 0) (times[name] ??= []).push(time)
  }
}
const ready = (name: string) => median(times[name]!.map(([first]) => first!))
console.log(`From the start to the end or the first answer, median of ${repetitions}:\n`)
const startRows = Object.entries(times).map(([name, all]) => {
  const called = name in servers ? median(all.map(([, called]) => called!)).toFixed(0) : ''
  return [name, ready(name).toFixed(0), called]
})
console.log(toColumns([['', 'ms', 'ms to the first call'], ...startRows]))

const goals: Goal[] = []
for (const [size, bar] of Object.entries(callBars)) {
  console.log(`\n${count} calls of each tool, with ${size} components, in ms:\n`)
  const rows = [['', 'p50', 'p99']]
  for (const [tool, times] of await measureCalls(Number(size))) {
    const [p50, p99] = [percentile(times, 50), percentile(times, 99)]
    rows.push([tool, p50.toFixed(2), p99.toFixed(2)])
    goals.push({ text: `${tool} of ${size}, p99`, value: p99, bar, unit: 'ms' })
  }
  console.log(toColumns(rows))
}
const lightest = ready('node ace inspect:rcfile')
printGoals([
  { text: 'bin, first answer', value: ready('the bin'), bar: 100, unit: 'ms' },
  { text: 'ace, first answer', value: ready('node ace kit:mcp-serve'), bar: 450, unit: 'ms' },
  { text: 'list / lightest of ace', value: ready('node ace kit:list') / lightest, bar: 1.1 },
  { text: 'show / lightest of ace', value: ready('node ace kit:show badge') / lightest, bar: 1.1 },
  ...goals,
])

async function measureCommand([command, ...args]: string[]): Promise<number[]> {
  const start = performance.now()
  const child = spawn(command!, args, { cwd: project.folder, stdio: 'ignore' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Cannot run \`${args.join(' ')}\`: it ended with ${code}.`)
  return [performance.now() - start]
}

async function measureServer(command: string[]): Promise<number[]> {
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
 * Returns the milliseconds of calls of each tool, one at a time, in a library with this many
 * components. Before the counted calls, it makes a tenth as many that do not count.
 */
async function measureCalls(size: number): Promise<Map<string, number[]>> {
  const large = makeProject(`bench-${size}`)
  const catalog = toLargeCatalog(readCatalog(large), size)
  const text = JSON.stringify(catalog)
  writeFileSync(large.catalog, text)
  const digest = join(large.package, 'build/catalog.digest.json')
  writeFileSync(digest, JSON.stringify({ sha256: hash('sha256', text) }))
  const measured = new Map<string, number[]>()
  for (const [tool, all] of Map.groupBy(listCalls(catalog), ({ tool }) => tool)) {
    await using server = openServer(large.folder, toCommand('bin'), { find })
    await server.ask([initialize])
    // As many calls as requested, spread over the list.
    const pick = (index: number) => all[Math.floor((index * all.length) / count)]!
    const lines = toLines(Array.from({ length: count }, (_, index) => pick(index)))
    const times: number[] = []
    for (const line of [...lines.slice(0, 1 + count / 10), ...lines]) {
      const start = performance.now()
      await server.ask([line])
      times.push(performance.now() - start)
    }
    measured.set(tool, times.slice(-count))
    await server.end()
    if (server.found.length) throw new Error(`Cannot call ${tool}: ${server.found.join('\n')}`)
  }
  return measured
}
