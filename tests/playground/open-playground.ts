import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { findFreePort } from '../package/find-free-port.ts'

/** What a new checkout of the playground does not have. */
const excluded = ['node_modules', '.env', '.adonisjs', 'kit']

/**
 * Starts the playground by its npm script, as it is in a new checkout, and returns the address that
 * it prints and how to stop it.
 */
export async function openPlayground(): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = '.cache/test/playground'
  rmSync(folder, { recursive: true, force: true })
  cpSync('playground', folder, {
    recursive: true,
    filter: (path) => !excluded.includes(basename(path)),
  })
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await findFreePort()) },
    // A group of its own, so that the server ends together with npm.
    detached: true,
  })
  const ended = once(child, 'close')
  const stop = async () => {
    process.kill(-child.pid!)
    await ended
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  const fail = () => reject(new Error(`The playground did not start\n${output}`))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      const address = /^Playground: (\S+)$/m.exec(output)?.[1]
      if (address) resolve(address)
    })
  }
  child.on('close', fail)
  const timer = setTimeout(fail, 20_000)
  try {
    return { address: await promise, stop }
  } catch (error) {
    if (child.exitCode === null) await stop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
