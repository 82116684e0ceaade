/**
 * Serves the site like `astro dev`, on the port in its argument. Responds to messages of its parent
 * process: `cpu` with its CPU time in ms, `heap` with its memory in MiB after garbage collection.
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
