import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename } from 'node:path'
import { runOk } from './run.ts'

/**
 * Serves a packed package like a registry on a free port, and redirects requests for other packages
 * to the registry that npm uses here. Returns its URL, the environment in which npm asks it for packages
 * and for nothing else, and how to stop it.
 */
export async function serveRegistry(
  tarball: string,
  manifest: { name: string; version: string },
): Promise<{ address: string; env: Record<string, string>; stop: () => void }> {
  const upstream = (await runOk('.', ['npm', 'config', 'get', 'registry'])).trim()
  const content = readFileSync(tarball)
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
  const { name, version } = manifest
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!)
    if (path === `/${basename(tarball)}`) response.end(content)
    else if (path === `/${name}`) response.end(JSON.stringify(toDocument()))
    else response.writeHead(302, { location: new URL(request.url!.slice(1), upstream).href }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const address = `http://127.0.0.1:${port}/`
  const toDocument = () => {
    const dist = { tarball: `${address}${basename(tarball)}`, integrity }
    const versions = { [version]: { ...manifest, dist } }
    return { name, 'dist-tags': { latest: version }, versions }
  }
  return {
    address,
    env: {
      npm_config_registry: address,
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
