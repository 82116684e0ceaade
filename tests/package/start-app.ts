import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from './find-free-port.ts'

/** Starts the server of an application, and returns its URL and how to stop it. */
export async function startApp(
  folder: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const child = spawn('node', ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'development' },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 6000 || child.exitCode !== null) {
      child.kill()
      throw new Error(`The application did not start\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    address,
    async stop() {
      child.kill()
      await ended
    },
  }
}
