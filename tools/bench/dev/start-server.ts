import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server of `astro dev` in a process of its own. */
export type DevServer = {
  address: string
  /** CPU time since its start in ms, or memory in MiB without garbage */
  ask: (what: 'cpu' | 'heap') => Promise<number>
  /** What it has written */
  log: () => string
  stop: () => Promise<void>
}

const port = 4396

/** Starts `astro dev` for a site; throws an Error with what it wrote when it ends instead. */
export async function startServer(env: Record<string, string>): Promise<DevServer> {
  let log = ''
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [String(port)], {
    env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk) => (log += chunk))
  }
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error(`Cannot serve the site:\n${log}`)))
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return {
    address: `http://127.0.0.1:${port}`,
    async ask(what) {
      child.send(what)
      return (await Promise.race([once(child, 'message'), failed]))[0]
    },
    log: () => log,
    async stop() {
      child.kill()
      await ended
    },
  }
}
