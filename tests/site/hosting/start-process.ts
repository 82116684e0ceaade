import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import type { Host } from './host.ts'

/** Starts a server and waits until it responds on its port; throws with its log if it does not. */
export async function startProcess(
  command: string,
  args: string[],
  port: number,
  options: Pick<SpawnOptions, 'env'> = {},
): Promise<Host> {
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  server.stdout.on('data', (chunk) => (log += chunk))
  server.stderr.on('data', (chunk) => (log += chunk))
  for (let attempt = 0; attempt < 1500 && server.exitCode === null; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer) return { port, stop: () => stop(server) }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill()
  throw new Error(`${command} does not answer on port ${port}:\n${log}`)
}

async function stop(server: ReturnType<typeof spawn>): Promise<void> {
  server.kill()
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}
