import { extname } from 'node:path'
import { Piscina } from 'piscina'
import type { PrintJob, printCodes } from './print-codes.ts'
import type { Memory } from '../cache/open-cache.ts'
import { toKey } from '../cache/to-key.ts'

/** What turns code into what pages show: each text once, in another thread. */
export type CodePrinter = {
  /** HTML of the code, with a class for each kind of token */
  highlight: (code: string, language: string) => Promise<string>
  /** The HTML laid out for reading */
  formatHtml: (html: string) => Promise<string>
  /** Ends the thread when it has done what it was given; it comes back when there is more. */
  close: () => Promise<void>
}

/** Milliseconds for which a code waits for others, and how many go together at most. */
const patience = 5
const batchSize = 24

type Waiting = { job: PrintJob; resolve: (text: string) => void; reject: (error: unknown) => void }

const options = {
  filename: new URL(`./print-codes${extname(import.meta.url)}`, import.meta.url).href,
  name: 'printCodes' satisfies (typeof printCodes)['name'],
  maxThreads: 1,
  // Messages that the thread has before it: it is not to wait until its answer is read.
  concurrentTasksPerWorker: 4,
  // Milliseconds; a thread takes half a second to load its grammars.
  idleTimeout: 30_000,
  // Room for what lives shortly, so that less of it is copied while garbage is collected.
  resourceLimits: { maxYoungGenerationSizeMb: 32 },
}

/** @param cache has what earlier builds have printed, and takes what is printed now */
export function createCodePrinter(cache?: Memory<string>): CodePrinter {
  const running = new Map<string, Promise<string>>()
  let pool: Piscina<PrintJob[], PromiseSettledResult<string>[]> | undefined
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined

  function add(one: Waiting): void {
    const count = waiting.push(one)
    if (count === batchSize) send()
    else if (count === 1) timer = setTimeout(send, patience)
  }

  /** One message for several codes: it costs more than a short code. */
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
