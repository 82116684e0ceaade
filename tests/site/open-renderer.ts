import { Worker as NodeWorker } from 'node:worker_threads'
import { runInNewContext } from 'node:vm'
import {
  type FromRenderer,
  type PlaygroundLibrary,
  type RendererReply,
  type RenderRequest,
  type ToRenderer,
  toPackFile,
} from '../../plugins/playground/messages.ts'

/** Makes a worker of Node look like one of a browser, from inside. */
const browserGlobals = `
  const { parentPort } = require('node:worker_threads')
  globalThis.self = globalThis
  self.postMessage = (data) => parentPort.postMessage(data)
  self.addEventListener = (type, listen) => parentPort.on(type, (data) => listen({ data }))
  globalThis.require = globalThis.process = undefined
`

/** The origin of the page around the frame. */
const origin = 'https://docs.test'

/** The worker of the renderer, as the script of its frame uses it. */
class BrowserWorker {
  #worker: NodeWorker

  constructor(code: string) {
    this.#worker = new NodeWorker(`${browserGlobals};${code}`, { eval: true })
  }
  addEventListener(type: string, listen: (event: { data: unknown }) => void): void {
    this.#worker.on(type, (data) => listen({ data }))
  }
  postMessage(data: unknown): void {
    this.#worker.postMessage(data)
  }
  terminate(): void {
    void this.#worker.terminate()
  }
}

/**
 * Runs the script of the renderer's frame in Node, and answers its requests for packs.
 * @param readFile returns a file of the site
 * @returns functions that ask the renderer, `render` also from the page of another site
 */
export async function openRenderer(readFile: (path: string) => string): Promise<{
  render: (request: RenderRequest, from?: string) => Promise<RendererReply>
  check: (code: string) => Promise<RendererReply>
  close: () => void
}> {
  const waiting = new Map<number, (reply: RendererReply) => void>()
  const workers: BrowserWorker[] = []
  let listen: (event: { data: ToRenderer; source: unknown; origin: string }) => void
  let last = 0
  const parent = {
    postMessage(message: FromRenderer, target: string) {
      if (target === origin && 'id' in message) waiting.get(message.id)?.(message)
    },
  }
  runInNewContext(readFile('/playground/renderer.js'), {
    self: { origin: 'null' },
    document: { createElement: () => ({}), head: { append() {} } },
    parent,
    location: { origin },
    // A busy machine takes longer; the browser tests stop a template.
    setTimeout: () => 0,
    clearTimeout() {},
    addEventListener: (_type: string, listener: typeof listen) => (listen = listener),
    Blob: class {
      text: string
      constructor(parts: string[]) {
        this.text = parts.join('')
      }
    },
    URL: { createObjectURL: ({ text }: { text: string }) => text },
    Worker: class extends BrowserWorker {
      constructor(code: string) {
        super(code)
        workers.push(this)
      }
    },
  })
  const send = (data: ToRenderer, from = origin) => listen({ data, source: parent, origin: from })
  const ask = (message: object, from?: string): Promise<RendererReply> => {
    const id = ++last
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      send({ ...message, id } as ToRenderer, from)
    })
  }
  const library: PlaygroundLibrary = JSON.parse(readFile('/playground/library.json'))
  const loaded = new Set<string>()
  const load = (name: string): void => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const needed of library.packs[name]!) load(needed)
    send({ type: 'pack', name, pack: JSON.parse(readFile(toPackFile(name))) })
  }
  send({ type: 'start', library })
  send({ type: 'catalog', catalog: JSON.parse(readFile('/playground/catalog.json')) })

  const askWithPacks = async (message: object, from?: string): Promise<RendererReply> => {
    const reply = await ask(message, from)
    if (reply.type !== 'missing') return reply
    reply.packs.forEach(load)
    return askWithPacks(message)
  }
  return {
    render: (request, from) => askWithPacks({ type: 'render', ...request }, from),
    check: (code) => askWithPacks({ type: 'check', code }),
    close() {
      workers.forEach((worker) => worker.terminate())
    },
  }
}
