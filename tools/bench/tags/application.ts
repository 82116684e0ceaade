import autocannon from 'autocannon'
import { openPlayground } from '../../../tests/playground/open-playground.ts'
import { rows } from './pages.ts'

/**
 * What a page costs in an application: CPU time of the server per request in milliseconds, requests
 * per second, and resident memory after all requests in MiB.
 */
export type ApplicationCost = { cpu: number; rate: number; memory: number }

const routes = `import router from '@adonisjs/core/services/router'
import { rows } from './rows.js'

router.get('/users', ({ view }) => view.render('users', { rows }))
router.get('/figures', () => ({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }))
`

/**
 * Serves a page with the playground, an AdonisJS application, in production. Returns its cost.
 * @param requests the number of requests that are measured, after a quarter of them to warm up
 */
export async function measureApplication(page: string, requests: number): Promise<ApplicationCost> {
  const files = {
    'start/routes.ts': routes,
    'start/rows.ts': `export const rows = ${JSON.stringify(rows)}\n`,
    'resources/views/users.edge': page,
  }
  const { address, stop } = await openPlayground('bench', { files, mode: 'production' })
  try {
    await load(address, requests / 4)
    const before = await readFigures(address)
    const rate = await load(address, requests)
    const after = await readFigures(address)
    return { cpu: (after.cpu - before.cpu) / requests, rate, memory: after.memory / 1024 ** 2 }
  } finally {
    await stop()
  }
}

/** Sends requests. Returns the number of answers per second. */
async function load(address: string, amount: number): Promise<number> {
  const url = new URL('/users', address).href
  const { requests, non2xx, errors } = await autocannon({ url, amount, connections: 4 })
  if (non2xx || errors) throw new Error(`${non2xx + errors} requests to ${url} failed`)
  return requests.average
}

/** Reads the CPU time of the server in milliseconds, and its memory in bytes. */
async function readFigures(address: string): Promise<{ cpu: number; memory: number }> {
  const response = await fetch(new URL('/figures', address))
  const { cpu, memory } = (await response.json()) as { cpu: NodeJS.CpuUsage; memory: number }
  return { cpu: (cpu.user + cpu.system) / 1000, memory }
}
