import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findFreePort } from '../package/find-free-port.ts'

/** Parts of the playground that a new checkout lacks. */
const excluded = ['node_modules', '.env', '.adonisjs', 'kit']

/** A running playground: its folder, the URL that it prints, and how to stop it. */
export type Playground = { folder: string; address: string; stop: () => Promise<void> }

/** How a playground differs from the one in the checkout. */
export type PlaygroundOptions = {
  /** Text of further files by path, which replace existing ones */
  files?: Record<string, string>
  /** Its `NODE_ENV` */
  mode?: 'development' | 'production'
}

/** Starts the playground with its npm script, as in a new checkout. */
export async function openPlayground(
  name: string,
  { files = {}, mode = 'development' }: PlaygroundOptions = {},
): Promise<Playground> {
  const folder = join('.cache/test', name)
  rmSync(folder, { recursive: true, force: true })
  cpSync('playground', folder, {
    recursive: true,
    filter: (path) => !excluded.includes(basename(path)),
  })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: mode, PORT: String(await findFreePort()) },
    // A separate process group, so that the server stops together with npm.
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
  const timer = setTimeout(fail, 300_000)
  try {
    return { folder, address: await promise, stop }
  } catch (error) {
    if (child.exitCode === null) await stop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
