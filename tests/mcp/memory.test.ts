import assert from 'node:assert/strict'
import test from 'node:test'
import { measureGrowth, toGrowth, toLines } from '../../tools/measure/growth.ts'
import { openServer } from '../../tools/measure/open-server.ts'
import { findLeak } from './find-leak.ts'
import { listCalls } from './list-calls.ts'
import { makeProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { toBreakOption } from './to-break-option.ts'
import { toCommand, ways } from './to-command.ts'

const project = makeProject('memory')
const lines = toLines(listCalls(readCatalog(project)))
/**
 * Bytes of heap that each call may retain in the first seconds; `npm run soak` has a lower limit.
 */
const limit = 100

const open = (nodeOptions: string[] = []) =>
  openServer(project.folder, toCommand('bin'), { find: findLeak, nodeOptions, clock: 'real' })

test('retains no memory after calls, and reveals nothing about the machine', async () => {
  await using server = open()
  const growth = toGrowth(
    await measureGrowth(server, lines, { calls: 4000, parts: 5, before: 1500 }),
  )
  assert.ok(growth < limit, `${growth} bytes for each call`)
  assert.equal(await server.end(), 0)
  assert.deepEqual(server.found, [])
})

test('notices calls that retain memory', async () => {
  const mistake = '(globalThis.kept ??= []).push(new Array(32).fill(0))'
  await using server = open([toBreakOption(['parseArguments'], mistake)])
  const growth = toGrowth(
    await measureGrowth(server, lines, { calls: 4000, parts: 5, before: 1500 }),
  )
  assert.ok(growth > 2 * limit, `${growth} bytes for each call`)
  assert.equal(await server.end(), 0)
})

for (const way of ways) {
  test(`runs nothing through ${way} while it is idle, and only waits for its streams`, async () => {
    const options = { find: findLeak, clock: 'real' } as const
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
