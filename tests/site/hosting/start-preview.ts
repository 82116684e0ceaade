import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../../../plugins/http/create-site-server.ts'
import { sites } from '../sites.ts'
import type { Host, Hosted } from './host.ts'

/** Serves a built site like `npm start`. */
export async function startPreview({ site, base }: Hosted): Promise<Host> {
  const server = createSiteServer(sites[site].OUT_DIR, base).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, stop: async () => void server.close() }
}
