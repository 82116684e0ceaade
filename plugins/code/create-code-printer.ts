import { extname } from 'node:path'
import { Piscina } from 'piscina'
import type { PrintJob, printCodes } from './print-codes.ts'
import { type Memory, toKey } from '../cache/open-cache.ts'

/** Highlights and formats code in another thread, each text once. */
export type CodePrinter = {
  /** Returns the code as HTML, with a class for each kind of token */
  highlight: (code: string, language: string) => Promise<string>
  /** Formats HTML for reading */
  formatHtml: (html: string) => Promise<string>
  /** Ends the thread when its work is done; it starts again when there is more. */
  close: () => Promise<void>
}

/** Milliseconds that a job waits for others, and the maximum number of jobs in one message. */
const batchDelay = 5
const batchSize = 24

type Waiting = { job: PrintJob; resolve: (text: string) => void; reject: (error: unknown) => void }

const options = {
  filename: new URL(`./print-codes${extname(import.meta.url)}`, import.meta.url).href,
  name: 'printCodes' satisfies (typeof printCodes)['name'],
  maxThreads: 1,
  // Messages queued for the thread, so that it does not wait until its result is read.
  concurrentTasksPerWorker: 4,
  // Milliseconds. A new thread needs half a second to load its grammars.
  idleTimeout: 30_000,
  // A large young generation, so that garbage collection copies fewer short-lived objects.
  resourceLimits: { maxYoungGenerationSizeMb: 32 },
}

/**
 * Creates a code printer.
 * @param cache results of earlier builds, to which new results are added
 */
export function createCodePrinter(cache?: Memory<string>): CodePrinter {
  const running = new Map<string, Promise<string>>()
  let pool: Piscina<PrintJob[], PromiseSettledResult<string>[]> | undefined
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined

  function add(one: Waiting): void {
    const count = waiting.push(one)
    if (count === batchSize) send()
    else if (count === 1) timer = setTimeout(send, batchDelay)
  }

  /** Sends several jobs in one message, because a message costs more than a short piece of code. */
  async function send(): Promise<void> {
    clearTimeout(timer)
    const batch = waiting
    waiting = []
    try {
      pool ??= new Piscina(options)
      const results = await pool.run(batch.map(({ job }) => job))
      for (const [index, result] of results.entries()) {
        const { resolve, reject } = batch[index]!
        if (result.status === 'fulfilled') resolve(result.value)
        else reject(result.reason)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  function print(job: PrintJob): Promise<string> {
    const key = toKey(...Object.entries(job).flat())
    const known = cache?.get(key)
    if (known !== undefined) return Promise.resolve(known)
    const printing =
      running.get(key) ??
      new Promise<string>((resolve, reject) => add({ job, resolve, reject }))
        .then((text) => {
          cache?.set(key, text)
          return text
        })
        .finally(() => running.delete(key))
    running.set(key, printing)
    return printing
  }

  return {
    highlight: (code, language) => print({ code, language }),
    formatHtml: (html) => print({ html }),
    async close() {
      const closing = pool
      pool = undefined
      await closing?.close()
    },
  }
}
