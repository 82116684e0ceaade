import assert from 'node:assert/strict'
import test from 'node:test'
import { measureGrowth, toGrowth, toLines } from './growth.ts'
import { openServer } from './open-server.ts'
import { findLeak } from './find-leak.ts'
import { listCalls } from './list-calls.ts'
import { shareProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { toBreakOption } from './to-break-option.ts'
import { toCommand, ways } from './to-command.ts'

/** Code from a cache takes another amount of memory. */
const env = { NODE_COMPILE_CACHE: undefined }
const project = shareProject()
const lines = toLines(listCalls(readCatalog(project)))
/** `npm run soak` sets a higher number. */
const calls = Number(process.env.SOAK_CALLS ?? 4000)
/** Calls that fill the caches before the first measurement. */
const before = calls < 50_000 ? 1500 : 10_000
/**
 * Bytes of heap that each call may retain. Few calls leave more, because V8 is still compiling. With
 * many calls, even retaining their ids would take more.
 */
const limit = calls < 50_000 ? 100 : 20

const open = (nodeOptions: string[] = []) =>
  openServer(project.folder, toCommand('bin'), {
    find: findLeak,
    nodeOptions,
    isMeasured: true,
    env,
  })

test('retains no memory after calls, and reveals nothing about the machine', async (context) => {
  await using server = open()
  const growth = toGrowth(await measureGrowth(server, lines, { calls, parts: 5, before }))
  context.diagnostic(`${growth.toFixed(1)} bytes for each of ${calls} calls`)
  assert.ok(growth < limit, `${growth} bytes for each call`)
  assert.equal(await server.end(), 0)
  assert.deepEqual(server.found, [])
})

test('notices calls that retain memory', async () => {
  const mistake = '(globalThis.kept ??= []).push(new Array(256).fill(0))'
  await using server = open([toBreakOption(['parseArguments'], mistake)])
  const growth = toGrowth(await measureGrowth(server, lines, { calls: 1000, parts: 2, before: 0 }))
  assert.ok(growth > 2 * limit, `${growth} bytes for each call`)
  assert.equal(await server.end(), 0)
})

for (const way of ways) {
  test(`runs nothing through ${way} while it is idle, and only waits for its streams`, async () => {
    const options = { find: findLeak, isMeasured: true, env }
    await using server = openServer(project.folder, toCommand(way), options)
    await server.ask(lines.slice(0, 50))
    const { resources } = await server.measure()
    assert.deepEqual([...new Set(resources)], ['PipeWrap'])
    assert.equal(server.count(), 50)
    assert.equal(await server.end(), 0)
    assert.deepEqual(server.found, [])
  })
}

test('notices a server that runs something while it is idle', async () => {
  const mistake = 'globalThis.ticks ??= setInterval(() => {}, 60_000)'
  const nodeOptions = [toBreakOption(['parseArguments'], mistake)]
  await using server = open(nodeOptions)
  await server.ask(lines.slice(0, 50))
  assert.ok((await server.measure()).resources.includes('Timeout'))
  assert.equal(await server.end(), 0)
})
