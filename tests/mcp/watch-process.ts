/**
 * Makes a process measurable from outside: `node --expose-gc --import=…/watch-process.ts …`. On
 * SIGUSR2, it collects garbage and prints its memory and active resources as a line to stderr.
 */
import { setImmediate } from 'node:timers/promises'

process.on('SIGUSR2', async () => {
  // Weak references are cleared between two turns of the event loop.
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate()
    globalThis.gc!()
  }
  const { heapUsed, rss } = process.memoryUsage()
  const watched = { heapUsed, rss, resources: process.getActiveResourcesInfo() }
  process.stderr.write(`${JSON.stringify({ watched })}\n`)
})
