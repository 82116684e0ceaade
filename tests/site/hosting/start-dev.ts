import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '../../package/find-free-port.ts'
import type { Host } from './host.ts'

/** A server of `npm run dev`, and its output so far. */
export type DevHost = Host & { readLog: () => string }

/** Serves the sources of a site like `npm run dev`; throws with its log if it exits early. */
export async function startDev(environment: Record<string, string>): Promise<DevHost> {
  const port = await findFreePort()
  const server = spawn('astro', ['dev', '--host', '127.0.0.1', '--port', String(port)], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const ended = once(server, 'exit')
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk
      if (log.includes('watching for file changes')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    ended.then(() => reject(new Error(`astro dev has ended:\n${log}`)), reject)
  })
  return {
    port,
    readLog: () => log,
    async stop() {
      server.kill()
      await ended
    },
  }
}
