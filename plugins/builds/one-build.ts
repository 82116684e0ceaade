import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toDisplayPath } from '@kit-edge/engine/io/paths.ts'
import { toKey } from '../cache/keys.ts'
import { BuildError } from './build-error.ts'

/**
 * Stops a build at once if another process is building into the same folder or with the same cache.
 * Builds into a folder outside of the checkout wait for each other, because Astro puts their
 * intermediate files into the same folder. Must come before all integrations that read or write.
 */
export function oneBuild(): AstroIntegration {
  return {
    name: 'one-build',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return
        for (const [url, verb, variable] of [
          [config.outDir, 'build into', 'OUT_DIR'],
          [config.cacheDir, 'build with the cache', 'CACHE_DIR'],
        ] as const) {
          const folder = fileURLToPath(url)
          const holder = await holdFolder(folder)
          if (holder === null) continue
          throw new BuildError(
            `Cannot ${verb} \`${toDisplayPath(folder)}\`, process ${holder} is building there. Wait until it has finished, or set another \`${variable}\`.`,
          )
        }
        if (fileURLToPath(config.outDir).startsWith(process.cwd())) return
        const holder = await holdFolder('.astro')
        if (holder !== null) process.stdout.write(`Waiting for process ${holder}\n`)
        await waitForFolder('.astro')
      },
    },
  }
}

/**
 * Locks a folder for this process until the process ends. Returns null, or the id of another
 * process that holds the lock. The lock is a listening socket, which the system closes even if the
 * process is killed. A process id in a file could belong to another process by now.
 */
export async function holdFolder(folder: string): Promise<number | null> {
  const address = toAddress(toRealPath(folder))
  for (;;) {
    if (await listen(address)) return null
    const holder = await ask(address)
    if (holder === process.pid) return null
    if (holder !== null) return holder
    // The process has ended. If the address is a file, a killed process leaves it behind.
    if (address.startsWith('/')) rmSync(address, { force: true })
  }
}

/**
 * Locks a folder for this process until the process ends. Waits while other processes hold the
 * lock.
 */
export async function waitForFolder(folder: string): Promise<void> {
  while ((await holdFolder(folder)) !== null) await end(toAddress(toRealPath(folder)))
}

/** Returns the address of the socket that locks a folder. Windows and Linux need no file for it. */
function toAddress(folder: string): string {
  const name = `astro-build-${toKey(folder)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name)
}

/** Returns the real path of a folder, which may not exist yet. */
function toRealPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return join(toRealPath(dirname(path)), basename(path))
  }
}

/**
 * Whether this process could start to listen. If so, it sends its id to every process that
 * connects.
 */
function listen(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      // The connection stays open until this process ends, but does not keep the process running.
      socket.on('error', () => {}).unref()
      socket.write(String(process.pid))
    })
    // On a system that allows no sockets, other builds cannot be detected.
    server.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'))
    server.listen(address, () => resolve(true)).unref()
  })
}

/** Returns the id of the process that listens at the address, or null if there is none. */
function ask(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(address)
      .on('data', (text) => {
        resolve(Number(text))
        socket.destroy()
      })
      .on('error', () => {})
      .on('close', () => resolve(null))
  })
}

/** Waits until the process that listens at the address ends. */
function end(address: string): Promise<void> {
  return new Promise((resolve) => {
    connect(address)
      .on('error', () => {})
      .on('close', () => resolve())
      .resume()
  })
}
