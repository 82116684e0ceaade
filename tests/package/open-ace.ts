import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Run } from './run.ts'

/** Runs commands of an application as `node ace` does, one after the other. */
export type Ace = {
  run: (...args: string[]) => Promise<Run>
  /** Ends the process. The next command starts another one. */
  close: () => Promise<void>
}

/**
 * Returns how to run commands of an application in one process, which starts with the first of
 * them: most of the time of `node ace` is the start of AdonisJS. The process keeps the modules of
 * the installed package, so close it before you replace the package.
 */
export function openAce(folder: string): Ace {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function runNext(args: string[]): Promise<Run> {
    child ??= fork(join(import.meta.dirname, 'serve-ace.ts'), {
      cwd: folder,
      execArgv: ['--import=@poppinss/ts-exec'],
      env: { ...process.env, NO_COLOR: '1' },
    })
    const current = child
    return new Promise((resolve, reject) => {
      const fail = () =>
        reject(new Error(`The process ended during \`node ace ${args.join(' ')}\``))
      current.once('exit', fail)
      current.once('message', (result: Run) => {
        current.off('exit', fail)
        resolve(result)
      })
      current.send(args)
    })
  }

  return {
    run(...args) {
      const next = last.then(() => runNext(args))
      last = next.catch(() => {})
      return next
    },
    async close() {
      if (!child) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
      child = undefined
    },
  }
}
