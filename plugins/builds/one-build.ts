import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toDisplayPath } from '@kit-edge/engine/io/paths.ts'
import { toKey } from '../cache/open-cache.ts'
import { BuildError } from './build-error.ts'

/** Where Astro puts intermediate files of every build of a checkout. */
const shared = '.astro'

/**
 * Stops a build at once if another process is building into the same folder or with the same cache.
 * Builds wait for each other while they write the same intermediate files: until they have read
 * their content, or until they end if they build into a folder outside of the checkout. Must come
 * before all integrations that read or write.
 */
export function oneBuild(): AstroIntegration {
  let isInside = false
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
        isInside = fileURLToPath(config.outDir).startsWith(process.cwd() + sep)
        const holder = await holdFolder(shared)
        if (holder !== null && !isInside) process.stdout.write(`Waiting for process ${holder}\n`)
        await waitForFolder(shared)
      },
      // Astro has read the content by now.
      'astro:build:start': () => {
        if (isInside) releaseFolder(shared)
      },
    },
  }
}

/** The locks of this process, with the processes that wait for them. */
const locks = new Map<string, { server: Server; waiting: Set<Socket> }>()

/**
 * Locks a folder for this process until it releases it or ends. Returns null, or the id of another
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
 * Locks a folder for this process until it releases it or ends. Waits while other processes hold
 * the lock.
 */
export async function waitForFolder(folder: string): Promise<void> {
  while ((await holdFolder(folder)) !== null) await end(toAddress(toRealPath(folder)))
}

/** Unlocks a folder that this process holds. */
export function releaseFolder(folder: string): void {
  const address = toAddress(toRealPath(folder))
  const lock = locks.get(address)
  locks.delete(address)
  lock?.server.close()
  for (const socket of lock?.waiting ?? []) socket.destroy()
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
    const waiting = new Set<Socket>()
    const server = createServer((socket) => {
      waiting.add(socket)
      // The connection stays open as long as the lock, but does not keep the process running.
      socket.on('error', () => {}).unref()
      socket.on('close', () => waiting.delete(socket))
      socket.write(String(process.pid))
    })
    // On a system that allows no sockets, other builds cannot be detected.
    server.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'))
    server.listen(address, () => {
      locks.set(address, { server, waiting })
      resolve(true)
    })
    server.unref()
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
