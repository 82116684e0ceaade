import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Memory of a process in bytes after garbage collection, and the resources that it waits for. */
export type Watched = { heapUsed: number; rss: number; resources: string[] }

/**
 * A process that responds to lines with lines. Its responses are counted and checked, but not kept.
 */
export type Server = {
  child: ChildProcessWithoutNullStreams
  /** Number of lines that it has written so far */
  count: () => number
  /** Problems that `find` found in its lines so far, and everything that it wrote to stderr */
  found: string[]
  /** Sends many calls at once, and waits for as many response lines. */
  ask: (lines: readonly string[]) => Promise<void>
  /** Waits until it has written this many lines. */
  until: (count: number) => Promise<void>
  /** Measures its memory; only works if it was started with `isMeasured`. */
  measure: () => Promise<Watched>
  /** Closes its input, and returns its exit code. */
  end: () => Promise<number | null>
  [Symbol.asyncDispose]: () => Promise<void>
}

const watcher = pathToFileURL(join(import.meta.dirname, 'watch-process.ts')).href

/** Starts a process in a folder by its command line. The process must respond to lines. */
export function openServer(
  folder: string,
  [node, ...args]: readonly string[],
  {
    find,
    nodeOptions = [],
    isMeasured = false,
    env = {},
  }: {
    /** Returns the problem of a line, or undefined */
    find: (line: string) => string | undefined
    nodeOptions?: readonly string[]
    isMeasured?: boolean
    /** Environment variables to set, or to remove with `undefined` */
    env?: NodeJS.ProcessEnv
  },
): Server {
  const watch = isMeasured ? ['--expose-gc', `--import=${watcher}`] : []
  const child = spawn(node!, [...watch, ...nodeOptions, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'close')
  const found: string[] = []
  let [lines, rest, said] = [0, '', '']
  let heard = Promise.withResolvers<void>()
  let watched: Watched | undefined

  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    rest += text
    if (!text.includes('\n')) return
    const parts = rest.split('\n')
    rest = parts.pop()!
    lines += parts.length
    for (const line of parts) {
      const problem = find(line)
      if (problem !== undefined) found.push(`${problem} in ${line.slice(0, 300)}`)
    }
    tell()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const parts = (said + text).split('\n')
    said = parts.pop()!
    for (const line of parts) {
      if (line.startsWith('{"watched"')) watched = JSON.parse(line).watched
      else found.push(line)
    }
    tell()
  })
  child.stdin.on('error', () => {})
  child.on('close', tell)

  function tell(): void {
    heard.resolve()
    heard = Promise.withResolvers()
  }

  async function wait(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      if (child.exitCode !== null) throw new Error(`The server ended.\n${found.join('\n')}`)
      await heard.promise
    }
  }

  const until = (count: number) => wait(() => lines >= count)
  return {
    child,
    count: () => lines,
    found,
    until,
    async ask(messages) {
      const before = lines
      child.stdin.write(`${messages.join('\n')}\n`)
      await until(before + messages.length)
    },
    async measure() {
      watched = undefined
      child.kill('SIGUSR2')
      await wait(() => watched !== undefined)
      return watched!
    },
    async end() {
      child.stdin.end()
      const [code] = await ended
      return code as number | null
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) child.kill('SIGKILL')
      await ended
    },
  }
}
