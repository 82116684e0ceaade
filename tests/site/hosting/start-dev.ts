import { findFreePort } from '../../package/find-free-port.ts'
import { sites } from '../sites.ts'
import type { Host, Hosted } from './host.ts'
import { startProcess } from './start-process.ts'

/** Serves the sources of a site as `npm run dev` does. */
export async function startDev({ site }: Hosted): Promise<Host> {
  const port = await findFreePort()
  const args = ['dev', '--host', '127.0.0.1', '--port', String(port)]
  return startProcess('astro', args, port, {
    env: {
      ...process.env,
      ...sites[site],
      ASTRO_TELEMETRY_DISABLED: '1',
      CACHE_DIR: `.cache/test/hosting-${site}`,
    },
  })
}
