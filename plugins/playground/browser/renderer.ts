/// <reference lib="dom" />
/**
 * Runs the engine in a worker for the page around this frame, and stops it when a template takes too
 * long. The frame has a policy of its own, which allows evaluation and no connection to anything,
 * and a sandbox without the origin of the site.
 */
import type { FromRenderer, ToRenderer } from '../messages.ts'

/** The engine as a function, whose text is the code of the worker. Added by the bundle. */
declare const engine: () => void

/** Milliseconds after which a template is stopped. */
const limit = 2000

/** Messages that a new worker needs, too. */
const kept: ToRenderer[] = []
/** Timers of the messages that have no reply yet, by id. */
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let address: string
let worker: Worker

// Outside of a sandbox, a page of another site could run code with the origin of this one.
if (self.origin === 'null') {
  // The worker inherits the policies of the frame. This one keeps it from loading even scripts.
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = "script-src 'unsafe-eval'; worker-src blob:"
  document.head.append(meta)
  address = URL.createObjectURL(new Blob([`(${engine})()`], { type: 'text/javascript' }))
  worker = startWorker()
  addEventListener('message', ({ data, source }: MessageEvent<ToRenderer>) => {
    if (source !== parent) return
    if ('id' in data) timers.set(data.id, setTimeout(stop, limit))
    else kept.push(data)
    worker.postMessage(data)
  })
  reply({ type: 'ready' })
}

function startWorker(): Worker {
  const started = new Worker(address)
  started.addEventListener('message', ({ data }: MessageEvent<FromRenderer>) => {
    if (!('id' in data) || !timers.has(data.id)) return
    clearTimeout(timers.get(data.id))
    timers.delete(data.id)
    reply(data)
  })
  started.addEventListener('error', ({ message }) => {
    // Most likely a browser that is too old for the engine.
    for (const id of takeIds()) reply({ type: 'error', error: { message, line: null }, id })
  })
  return started
}

function stop(): void {
  worker.terminate()
  worker = startWorker()
  for (const message of kept) worker.postMessage(message)
  for (const id of takeIds()) reply({ type: 'stopped', id })
}

/** Returns the ids of all messages without a reply, and stops their timers. */
function takeIds(): number[] {
  const ids = [...timers.keys()]
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  return ids
}

function reply(message: FromRenderer): void {
  parent.postMessage(message, '*')
}
