/** Serves the built site for the browser tests; Playwright starts and stops it. */
import { createSiteServer } from '../../plugins/shared/create-site-server.ts'
import { sites } from '../site/sites.ts'
import { address } from './address.ts'

const { hostname, port } = new URL(address)
createSiteServer(sites.kit.OUT_DIR).listen(Number(port), hostname)
