import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toDisplayPath } from '@kit-edge/engine/io/paths.ts'
import { toKey } from '../cache/to-key.ts'
import { BuildError } from './build-error.ts'

/**
 * Ends a build at once if another process is building into the same folder or with the same cache.
 * Builds whose output is outside of the checkout take turns: what Astro builds for itself it puts
 * into one folder for all of them. Comes before all that reads or writes.
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
 * Holds a folder for this process until it ends, and returns null; or returns the number of the
 * process that holds the folder. The system itself frees what a killed process held: a listening
 * socket ends with its process, while the number in a file could be that of another one by now.
 */
export async function holdFolder(folder: string): Promise<number | null> {
  const address = toAddress(toRealPath(folder))
  for (;;) {
    if (await listen(address)) return null
    const holder = await ask(address)
    if (holder === process.pid) return null
    if (holder !== null) return holder
    // The process has ended meanwhile. Where the address is a file, a killed one leaves it behind.
    if (address.startsWith('/')) rmSync(address, { force: true })
  }
}

/** Holds a folder for this process until it ends, as soon as no other process does. */
export async function waitForFolder(folder: string): Promise<void> {
  while ((await holdFolder(folder)) !== null) await end(toAddress(toRealPath(folder)))
}

/** Where the process that holds a folder listens: a name without a file wherever there are such. */
function toAddress(folder: string): string {
  const name = `astro-build-${toKey(folder)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name)
}

/** The real path of a folder that need not be there yet. */
function toRealPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return join(toRealPath(dirname(path)), basename(path))
  }
}

/** Whether no other process listens there: then this one does, and tells its number. */
function listen(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      // Stays open as long as this process runs, and does not keep it running.
      socket.on('error', () => {}).unref()
      socket.write(String(process.pid))
    })
    // Where a system allows no sockets, two builds cannot be told from one.
    server.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'))
    server.listen(address, () => resolve(true)).unref()
  })
}

/** The number of the process that listens there, or null if none does. */
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

/** Waits for the end of the process that listens there. */
function end(address: string): Promise<void> {
  return new Promise((resolve) => {
    connect(address)
      .on('error', () => {})
      .on('close', () => resolve())
      .resume()
  })
}
