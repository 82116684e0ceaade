/**
 * Serves the site as `astro dev` does, on the port of its argument, and answers the process that
 * started it: `cpu` with its CPU time in ms, `heap` with its memory in MiB without garbage.
 */
import { dev } from 'astro'

await dev({ server: { host: '127.0.0.1', port: Number(process.argv[2]) } })
process.send!('ready')
process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage()
    return process.send!((user + system) / 1e3)
  }
  globalThis.gc!()
  process.send!(process.memoryUsage().heapUsed / 2 ** 20)
})
process.on('disconnect', () => process.exit())
