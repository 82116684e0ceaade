import {
  type FromRenderer,
  type Pack,
  type PlaygroundLibrary,
  type RendererReply,
  type RenderRequest,
  type ToRenderer,
  toPackFile,
} from '@kit-edge/docs/playground/messages.ts'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'

/** Renders and checks templates in a sandboxed frame. */
export type RendererClient = {
  render: (request: RenderRequest) => Promise<RendererReply>
  check: (code: string) => Promise<RendererReply>
  setCatalog: (catalog: CheckedCatalog) => void
}

/**
 * Starts the renderer in a frame of its own origin, and loads the packs that templates need: the
 * frame itself cannot load anything.
 * @param frameUrl URL of the frame's page
 * @param load returns a JSON file of the site
 */
export async function openRenderer(
  frameUrl: string,
  load: <T>(path: string) => Promise<T>,
): Promise<RendererClient> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = 'Renderer'
  frame.hidden = true
  const waiting = new Map<number, (reply: RendererReply) => void>()
  const packs = new Map<string, Promise<void>>()
  let last = 0

  const ready = new Promise<void>((resolve, reject) => {
    addEventListener('message', ({ data, source }: MessageEvent<FromRenderer>) => {
      if (source !== frame.contentWindow) return
      if (!('id' in data)) return resolve()
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
    // A frame reports no error of its script.
    frame.addEventListener('load', () => setTimeout(reject, 10_000, new Error('no reply')))
  })
  const send = (message: ToRenderer) => frame.contentWindow?.postMessage(message, '*')
  const ask = (message: { type: 'check'; code: string } | ({ type: 'render' } & RenderRequest)) => {
    const id = ++last
    return new Promise<RendererReply>((resolve) => {
      waiting.set(id, resolve)
      send({ ...message, id })
    })
  }

  frame.src = frameUrl
  document.body.append(frame)
  const [library] = await Promise.all([load<PlaygroundLibrary>('/playground/library.json'), ready])
  send({ type: 'start', library })

  /** Loads a pack with those that it needs, each once. */
  const loadPack = (name: string): Promise<void> => {
    const known = packs.get(name)
    if (known) return known
    const loading = load<Pack>(toPackFile(name)).then((pack) => send({ type: 'pack', name, pack }))
    packs.set(name, loading)
    // The next rendering tries again.
    loading.catch(() => packs.delete(name))
    return Promise.all([loading, ...library.packs[name]!.map(loadPack)]).then(() => undefined)
  }

  /** Asks again with the packs that were missing, each once: a template can send any reply. */
  const askWithPacks = async (
    message: Parameters<typeof ask>[0],
    asked = new Set<string>(),
  ): Promise<RendererReply> => {
    const reply = await ask(message)
    if (reply.type !== 'missing') return reply
    const names = reply.packs.filter(
      (name) => Object.hasOwn(library.packs, name) && !asked.has(name),
    )
    if (!names.length) throw new Error('The template asks for components that do not exist.')
    for (const name of names) asked.add(name)
    await Promise.all([...new Set(names)].map(loadPack))
    return askWithPacks(message, asked)
  }
  return {
    render: (request) => askWithPacks({ type: 'render', ...request }),
    check: (code) => askWithPacks({ type: 'check', code }),
    setCatalog: (catalog) => send({ type: 'catalog', catalog }),
  }
}
