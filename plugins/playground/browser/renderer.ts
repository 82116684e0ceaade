/// <reference lib="dom" />
/**
 * Runs the engine in a worker for the page around this frame. Stops it when a template takes too
 * long, and replaces it when the edits pause, so that no template leaves anything running. The frame
 * has a policy of its own, which allows evaluation and no connection to anything, and a sandbox
 * without the origin of the site.
 */
import { limitReply } from '../limits.ts'
import type { FromRenderer, RendererReply, ToRenderer } from '../messages.ts'

/** The engine as a function, whose text is the code of the worker. Added by the bundle. */
declare const engine: () => void

type FromEngine = RendererReply & { id: number }

/** Milliseconds after which a template is stopped. */
const limit = 2000

/** Milliseconds after the last reply until a new worker replaces the one that rendered. */
const pause = 1000

/** Messages that a new worker needs, too. */
const kept: ToRenderer[] = []
/** Timers of the messages that have no reply yet, by id. */
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let address: string
let worker: Worker
let resting: ReturnType<typeof setTimeout> | undefined

// Outside of a sandbox, a page of another site could run code with the origin of this one.
if (self.origin === 'null') {
  // The worker inherits the policies of the frame. This one keeps it from loading even scripts.
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = "script-src 'unsafe-eval'; worker-src blob:"
  document.head.append(meta)
  address = URL.createObjectURL(new Blob([`(${engine})()`], { type: 'text/javascript' }))
  worker = startWorker()
  addEventListener('message', ({ data, source, origin }: MessageEvent<ToRenderer>) => {
    // A page of another site can also be the parent.
    if (source !== parent || origin !== location.origin) return
    if ('id' in data) {
      clearTimeout(resting)
      timers.set(data.id, setTimeout(replace, limit))
    } else kept.push(data)
    worker.postMessage(data)
  })
  reply({ type: 'ready' })
}

function startWorker(): Worker {
  const started = new Worker(address)
  started.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
    // Only a template can send anything else.
    if (!timers.has(data?.id)) return replace()
    reply({ ...limitReply(data), id: data.id })
    clearTimeout(timers.get(data.id))
    timers.delete(data.id)
    if (timers.size === 0) rest()
  })
  started.addEventListener('error', ({ message }) => {
    // Most likely a browser that is too old for the engine.
    const failure = limitReply({ type: 'error', error: { message, line: null } })
    if (timers.size > 0) rest()
    for (const id of takeIds()) reply({ ...failure, id })
  })
  return started
}

/** Replaces the worker soon, unless another request comes before. */
function rest(): void {
  clearTimeout(resting)
  resting = setTimeout(replace, pause)
}

/** Ends the worker with all that it runs, and starts another one. */
function replace(): void {
  clearTimeout(resting)
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
  parent.postMessage(message, location.origin)
}
