/**
 * Makes a process measurable from outside: `node --expose-gc --import=…/watch-process.ts …`. On
 * SIGUSR2, it collects garbage and prints its memory and active resources as a line to stderr. With
 * `?clock=simulated`, an hour passes for its timers before that.
 */
import { mock } from 'node:test'
import { setImmediate } from 'node:timers/promises'

const isSimulated = new URL(import.meta.url).searchParams.get('clock') === 'simulated'
if (isSimulated)
  mock.timers.enable({ apis: ['setInterval', 'setTimeout', 'Date'], now: Date.now() })

process.on('SIGUSR2', async () => {
  if (isSimulated) mock.timers.tick(3_600_000)
  // Weak references are cleared between two turns of the event loop.
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate()
    globalThis.gc!()
  }
  const { heapUsed, rss } = process.memoryUsage()
  const watched = { heapUsed, rss, resources: process.getActiveResourcesInfo() }
  process.stderr.write(`${JSON.stringify({ watched })}\n`)
})
