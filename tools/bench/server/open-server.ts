import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process that answers lines with lines. */
export type Server = {
  /** Sends a request, and gives the line that answers it */
  ask: (method: string, params: unknown) => Promise<string>
  /** Ends its input, and waits for its end */
  end: () => Promise<void>
}

/** Starts a process that answers requests, to ask one at a time. */
export function openServer(folder: string, [command, ...args]: string[]): Server {
  const child = spawn(command!, args, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
  const closed = once(child, 'close')
  child.stdin.on('error', () => {})
  let id = 0
  let chunks: Buffer[] = []
  let hear: (line: string) => void = () => {}
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    if (chunk.at(-1) !== 10) return
    const line = Buffer.concat(chunks).toString('utf8')
    chunks = []
    hear(line)
  })
  return {
    async ask(method, params) {
      const answer = new Promise<string>((resolve) => (hear = resolve))
      id += 1
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
      const line = await Promise.race([answer, closed.then(() => null)])
      if (line === null) throw new Error(`Cannot ask \`${args.join(' ')}\`: it has ended.`)
      return line
    },
    async end() {
      child.stdin.end()
      await closed
    },
  }
}
