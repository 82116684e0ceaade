import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** How a program ended: its exit code, what it printed, and whether it was ended for its time. */
export type CommandRun = { code: number | null; output: string; isLate: boolean }

/**
 * Runs a program in a checkout with the programs that are installed there, and ends it with all
 * that it has started after `seconds`, or when `signal` says so.
 */
export function runCommand(
  folder: string,
  [command, ...args]: string[],
  {
    seconds,
    signal,
    env = {},
  }: { seconds: number; signal: AbortSignal; env?: Record<string, string> },
): Promise<CommandRun> {
  signal.throwIfAborted()
  // Inside of a test, Node would take what it starts for a part of that.
  const { NODE_TEST_CONTEXT: _, ...own } = process.env
  const bin = resolve(folder, 'node_modules/.bin')
  const child = spawn(command!, args, {
    cwd: folder,
    env: {
      ...own,
      PATH: `${bin}${delimiter}${own.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      ...env,
    },
    // A group of its own, to end it as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return new Promise((done, fail) => {
    let isLate = false
    const end = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch (error) {
        // Nothing of the group is left.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, seconds * 1000)
    signal.addEventListener('abort', end, { once: true })
    child.once('error', (error) => {
      clearTimeout(timer)
      fail(error)
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      if (signal.aborted) fail(signal.reason)
      else done({ code, output, isLate })
    })
  })
}
