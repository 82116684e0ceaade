import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** How an application is served: as for visitors, or during development. */
export type Mode = 'production' | 'development'

/** A running server. */
export type Served = { stop: () => Promise<void> }

const commands = {
  production: ['node', 'bin/server.js'],
  development: ['node', 'ace', 'serve', '--hmr', '--no-clear'],
}

/**
 * Serves an application from `createStarter`, and returns when it responds.
 * @param socketPort the port of Vite's WebSocket in development
 */
export async function serveStarter(
  folder: string,
  mode: Mode,
  port: number,
  socketPort = 0,
): Promise<Served> {
  const [command, ...args] = commands[mode]
  const child = spawn(command!, args, {
    cwd: mode === 'production' ? join(folder, 'build') : folder,
    // The development server has child processes, which only stop with their process group.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: mode,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...(socketPort ? { VITE_HMR_PORT: String(socketPort) } : {}),
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close')
  const stop = async () => {
    // The development server does not exit when its child has exited.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
    await ended
  }
  const address = `http://127.0.0.1:${port}/login`
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server in ${mode} ended.\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { stop }
}
