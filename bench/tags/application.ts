import autocannon from 'autocannon'
import { openPlayground } from '../../tests/playground/open-playground.ts'
import { rows } from './pages.ts'

const routes = `import router from '@adonisjs/core/services/router'

const rows = ${JSON.stringify(rows)}
router.get('/users', ({ view }) => view.render('users', { rows }))
router.get('/figures', () => ({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }))
`

/**
 * Serves a page with the playground, an AdonisJS application, in production. Returns the CPU time of
 * a request in milliseconds, and the resident memory after all requests in MiB.
 * @param requests the number of requests that are measured, after a quarter of them to warm up
 */
export async function measureApplication(
  page: string,
  requests: number,
): Promise<{ cpu: number; memory: number }> {
  const files = {
    'start/routes.ts': routes,
    'resources/views/users.edge': page,
  }
  const { address, stop } = await openPlayground('bench', { files, mode: 'production' })
  try {
    await load(address, requests / 4)
    const before = await readFigures(address)
    await load(address, requests)
    const after = await readFigures(address)
    return { cpu: (after.cpu - before.cpu) / requests, memory: after.memory / 1024 ** 2 }
  } finally {
    await stop()
  }
}

async function load(address: string, amount: number): Promise<void> {
  const url = new URL('/users', address).href
  const { non2xx, errors } = await autocannon({ url, amount, connections: 4 })
  if (non2xx || errors) throw new Error(`${non2xx + errors} requests to ${url} failed`)
}

/** Reads the CPU time of the server in milliseconds, and its memory in bytes. */
async function readFigures(address: string): Promise<{ cpu: number; memory: number }> {
  const response = await fetch(new URL('/figures', address))
  const { cpu, memory } = (await response.json()) as { cpu: NodeJS.CpuUsage; memory: number }
  return { cpu: (cpu.user + cpu.system) / 1000, memory }
}
