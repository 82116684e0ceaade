/**
 * Puts the built MCP server under heavy load and prints figures. Fails if its memory grows, if it
 * reveals facts about the machine, or if it does not respond: `npm run soak`, or `-- 20000` for
 * another number of calls.
 */
import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { findLeak } from '../tests/mcp/find-leak.ts'
import { listCalls } from '../tests/mcp/list-calls.ts'
import { makeProject } from '../tests/mcp/make-project.ts'
import { readCatalog } from '../tests/mcp/read-catalog.ts'
import { toBreakOption } from '../tests/mcp/to-break-option.ts'
import { toCommand } from '../tests/mcp/to-command.ts'
import { measureGrowth, toGrowth, toLines, type Measure } from './measure/growth.ts'
import { openServer } from './measure/open-server.ts'

const calls = Number(process.argv[2] ?? 100_000)
/** Bytes of heap that a call may leave behind; keeping only its id would take more. */
const limit = 20
const megabyte = 2 ** 20

process.env.SOAK_DATABASE_PASSWORD = 'correct-horse-battery'
const project = makeProject('soak')
const lines = toLines(listCalls(readCatalog(project)))
const command = toCommand('bin')
const watched = { find: findLeak, clock: 'real' } as const
let failures = 0

function report(label: string, isRight: boolean, figures: string): void {
  if (!isRight) failures += 1
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${label}: ${figures}`)
}

function show(measures: readonly Measure[]): void {
  for (const { calls, heapUsed, rss } of measures) {
    const [heap, all] = [heapUsed, rss].map((bytes) => (bytes / megabyte).toFixed(2))
    console.log(`     ${String(calls).padStart(7)} calls  heap ${heap} MB  resident ${all} MB`)
  }
}

{
  await using server = openServer(project.folder, command, watched)
  const start = performance.now()
  const measures = await measureGrowth(server, lines, { calls, parts: 10, before: 10_000 })
  const seconds = (performance.now() - start) / 1000
  const growth = toGrowth(measures)
  report(
    'calls, a thousand at once',
    growth < limit,
    `${server.count()} in ${seconds.toFixed(1)} s, ${growth.toFixed(1)} bytes kept by each, limit ${limit}`,
  )
  show(measures)

  server.child.stdout.pause()
  const [before, asked] = [server.count(), 20_000]
  for (let sent = 0; sent < asked; sent += lines.length) {
    server.child.stdin.write(`${lines.slice(0, asked - sent).join('\n')}\n`)
  }
  await delay(3000)
  const { rss } = await server.measure()
  const more = (rss - measures.at(-1)!.rss) / megabyte
  const waiting = server.child.stdin.writableLength
  server.child.stdout.resume()
  await server.until(before + asked)
  const isHeld = waiting > 0 && more < 64
  report('slow reader', isHeld, `${asked} calls answered, ${more.toFixed(1)} MB held meanwhile`)
  const code = await server.end()
  report('end of input', code === 0, `exit code ${code}`)
  const told = server.found.length ? server.found.slice(0, 5).join('\n') : 'nothing'
  report('said of the machine, and on stderr', !server.found.length, told)
}

{
  await using server = openServer(project.folder, command, { ...watched, clock: 'simulated' })
  await server.ask(lines)
  // The first measurement loads the modules that it needs.
  await server.measure()
  const before = await server.measure()
  const count = server.count()
  const hours = 24
  for (let hour = 0; hour < hours; hour += 1) await server.measure()
  const more = (await server.measure()).heapUsed - before.heapUsed
  const isQuiet = server.count() === count && !server.found.length && more < 64 * 1024
  report('idle', isQuiet, `${hours + 1} hours of simulated time, ${more} bytes more, nothing said`)
  await server.ask(lines.slice(0, 100))
  report('after that', server.count() === count + 100, '100 calls answered')
}

{
  const mistake = '(globalThis.kept ??= []).push(new Array(32).fill(0))'
  const nodeOptions = [toBreakOption(['parseArguments'], mistake)]
  await using server = openServer(project.folder, command, { ...watched, nodeOptions })
  const measures = await measureGrowth(server, lines, {
    calls: calls / 5,
    parts: 10,
    before: 10_000,
  })
  const growth = toGrowth(measures)
  const figures = `${growth.toFixed(1)} bytes kept by each call`
  report('a server made to keep something is noticed', growth > 2 * limit, figures)
}

const runs = String(Math.ceil(calls / 5))
const { status } = spawnSync(process.execPath, ['--test', 'tests/mcp/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: runs },
})
report('fuzzing', status === 0, `${runs} cases of each kind`)
process.exit(failures ? 1 : 0)
