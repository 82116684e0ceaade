import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

/** Thrown when a module does not settle: a top-level `await` in it waits for too long, or forever. */
export class UnsettledError extends Error {
  override readonly name = 'UnsettledError'
}

/** How long to wait for a module. */
export type Wait = {
  seconds: number
  /** Called if the module settles after that time */
  onLate?: () => void
}

/**
 * Returns the value of a module that is being imported. Throws an UnsettledError after some seconds,
 * or as soon as nothing is left to wait for, when Node would end the process without a message.
 */
export function settleWithin<T>(loading: Promise<T>, { seconds, onLate }: Wait): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const fail = (reason: string) => {
      isLate = true
      end()
      reject(new UnsettledError(`${reason}. Correct what its top-level await waits for`))
    }
    const drained = () => fail('it never finishes loading')
    // The timer alone must not keep the process alive, so that Node notices that nothing else does.
    const timer = setTimeout(
      () => fail(`it takes longer than ${seconds} seconds to load`),
      seconds * 1000,
    ).unref()
    const end = () => {
      clearTimeout(timer)
      process.off('beforeExit', drained)
    }
    process.once('beforeExit', drained)
    loading.finally(end).then((value) => (isLate ? onLate?.() : resolve(value)), reject)
  })
}

/**
 * Runs a step during which SIGINT and SIGTERM end the process at once, unless the step handles them:
 * it may wait forever, or never yield to a handler.
 */
export async function withDefaultSignals<T>(step: () => Promise<T>): Promise<T> {
  const handled = (['SIGINT', 'SIGTERM'] as const).map((signal) => ({
    signal,
    listeners: process.rawListeners(signal) as (() => void)[],
  }))
  for (const { signal } of handled) process.removeAllListeners(signal)
  try {
    return await step()
  } finally {
    for (const { signal, listeners } of handled) {
      process.removeAllListeners(signal)
      for (const listener of listeners) process.on(signal, listener)
    }
  }
}

/** Set while code of the project runs, also in its timers and callbacks. */
const project = new AsyncLocalStorage<true>()
let isGuarded = false

/**
 * Runs code of the project, in which `process.exit()` throws an Error: it must neither end a server
 * nor let a command seem to have succeeded.
 */
export function withoutExit<T>(step: () => T): T {
  if (!isGuarded) guardExit()
  return project.run(true, step)
}

function guardExit(): void {
  isGuarded = true
  const { exit } = process
  process.exit = (...codes) => {
    if (!project.getStore()) return exit.apply(process, codes)
    throw new Error('it calls process.exit(), which would end the program that loads it')
  }
  // For modules that import `exit` from `node:process`.
  syncBuiltinESMExports()
}

/** Keeps a server running if code of the project fails later, and reports the error. */
export function keepAlive(report: (text: string) => void): void {
  process.stderr.on('error', () => {})
  process.on('uncaughtException', (error) => report(toLogText(error)))
}

/** Returns an error with its stack, for a log. What was thrown may be any value. */
export function toLogText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
