import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { terminal, type Run } from './run.ts'

/** Runs commands of applications as `node ace` does, one after the other. */
export type Ace = {
  run: (folder: string, args: string[]) => Promise<Run>
  /** Ends the process. The next command starts another one. */
  close: () => Promise<void>
}

/**
 * Returns how to run commands in one process, which starts with the first of them: most of the time
 * of `node ace` is the start of AdonisJS. The process keeps the modules of installed packages, so
 * close it before you replace one.
 */
export function openAce(): Ace {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'serve-ace.ts'), {
      execArgv: ['--import=@poppinss/ts-exec'],
      // The applications have the TypeScript options of the playground.
      env: { ...process.env, ...terminal, TS_EXEC_PWD: resolve('playground') },
    })
    started.once('exit', () => (child = undefined))
    return started
  }

  function runNext(folder: string, args: string[]): Promise<Run> {
    child ??= start()
    const current = child
    return new Promise((fulfil, reject) => {
      const fail = () =>
        reject(new Error(`The process ended during \`node ace ${args.join(' ')}\``))
      current.once('exit', fail)
      current.once('message', (result: Run) => {
        current.off('exit', fail)
        fulfil(result)
      })
      current.send({ folder: resolve(folder), args })
    })
  }

  return {
    run(folder, args) {
      const next = last.then(() => runNext(folder, args))
      last = next.catch(() => {})
      return next
    },
    async close() {
      if (!child) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
