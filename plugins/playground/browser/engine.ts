/// <reference lib="dom" />
/**
 * Renders and checks templates in a worker of the renderer's frame, with Edge, the tag compiler and
 * the components of the library.
 */
import './globals.ts'
import * as edgeModule from 'edge.js'
import { checkTemplate } from '@kit-edge/engine/check/check-template.ts'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import * as tags from '@kit-edge/engine/tags'
import type { ExampleRequest } from '@kit-edge/engine/site/examples.ts'
import { renderExample } from '../../example/render-example.ts'
import type {
  Pack,
  PlaygroundLibrary,
  RendererReply,
  RenderRequest,
  ToRenderer,
} from '../messages.ts'
import { directory, files } from './files.ts'
import { missing, noteMissing, unloaded } from './missing.ts'
import { addModule, provideModule, requireModule } from './modules.ts'
import { createRequire } from './node.ts'
import { toSparseObject } from './sparse-object.ts'

/** Name of the template in errors. */
const filename = 'template'

const classes: Record<string, tags.ComponentClass> = {}
let library: PlaygroundLibrary
let renderer: edgeModule.Edge
let catalog: CheckedCatalog | undefined

provideModule('edge.js', { ...edgeModule })
provideModule('#tags', { ...tags })
provideModule('node:module', { createRequire })
provideModule('#sparse-object', { toSparseObject })

self.addEventListener('message', async ({ data }: MessageEvent<ToRenderer>) => {
  if (data.type === 'start') start(data.library)
  else if (data.type === 'pack') addPack(data.name, data.pack)
  else if (data.type === 'catalog') catalog = data.catalog
  else {
    const reply = data.type === 'render' ? await render(data) : check(data.code)
    self.postMessage({ ...reply, id: data.id })
  }
})

function start(started: PlaygroundLibrary): void {
  library = started
  for (const name of Object.keys(library.packs)) unloaded.add(name)
  renderer = edgeModule.Edge.create({ cache: true })
  renderer.use(
    tags.tagsPlugin({
      namespace: library.namespace,
      directory,
      listComponents: () => library.components,
      classes,
      // The page shows the problems that a check finds.
      warn: () => undefined,
    }),
    { recurring: true },
  )
}

function addPack(name: string, pack: Pack): void {
  unloaded.delete(name)
  for (const [path, text] of Object.entries(pack.templates)) files.add(`/${path}`, text)
  for (const [id, code] of Object.entries(pack.modules)) addModule(id, code)
  for (const [component, id] of Object.entries(pack.classes)) {
    const get = () => {
      const exports = Object.values(requireModule(id) as object)
      return exports.find((value) => typeof value === 'function')
    }
    Object.defineProperty(classes, component, { get, enumerable: true, configurable: true })
  }
}

async function render({ code, state, application }: RenderRequest): Promise<RendererReply> {
  missing.clear()
  for (const text of [code, ...Object.values(application?.components ?? {})]) {
    for (const name of listPacks(text)) noteMissing(name)
  }
  if (missing.size) return toMissing()
  const { errors, old, flash, ...variables } = state
  const request = { errors, old, flash } as ExampleRequest
  try {
    const html = await renderExample(renderer, { code, request, application, variables }, filename)
    return missing.size ? toMissing() : { type: 'html', html }
  } catch (error) {
    if (missing.size) return toMissing()
    const { message, line, filename: file = filename } = error as Partial<edgeModule.EdgeError>
    const isHere = line !== undefined && file.startsWith(filename)
    return { type: 'error', error: { message: String(message), line: isHere ? line : null } }
  }
}

/** Lists the packs of the components that a text names: `<x-ui::card.header>`, `@ui.card()`. */
function listPacks(text: string): string[] {
  const names = text.matchAll(new RegExp(`\\b${library.namespace}(?:::|\\.)([A-Za-z][\\w-]*)`, 'g'))
  return Array.from(names, ([, name]) => name!.replace(/[A-Z]/g, (letter) => `-${letter}`)).map(
    (name) => name.toLowerCase(),
  )
}

function toMissing(): RendererReply {
  return { type: 'missing', packs: [...missing] }
}

function check(code: string): RendererReply {
  missing.clear()
  try {
    const problems = catalog ? checkTemplate(code, catalog, { isWhole: true }) : []
    return { type: 'problems', problems, total: problems.length }
  } catch (error) {
    if (missing.size) return toMissing()
    throw error
  }
}
