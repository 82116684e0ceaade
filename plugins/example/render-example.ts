import { resolve } from 'node:path'
import { Edge } from 'edge.js'
import { readComponentClasses, readComponentFiles } from '../../engine/io/component-files.ts'
import type { ExampleRequest, PageExample } from '../../engine/library/pages/examples.ts'
import type { Library } from '../../engine/schema/library.ts'
import { tagsPlugin, type TagsPluginOptions } from '../../engine/tags/index.ts'

/**
 * An Edge instance that knows the tags of a library, as an application would have it.
 * @param options defaults of props, and who takes notice of what is deprecated
 */
export async function createRenderer(
  folder: string,
  { library }: { library: Pick<Library, 'namespace'> },
  options: Pick<TagsPluginOptions, 'config' | 'warn'> = {},
): Promise<Edge> {
  const edge = Edge.create({ cache: true })
  const classes = await readComponentClasses(folder)
  const components = readComponentFiles(folder).map(({ path }) => path)
  edge.use(
    tagsPlugin({
      namespace: library.namespace,
      directory: resolve(folder, 'components'),
      listComponents: () => components,
      classes,
      ...options,
    }),
    { recurring: true },
  )
  return edge
}

/**
 * The HTML of a live example, as the page that answers its request has it.
 * @param filename names the example in warnings
 */
export function renderExample(
  renderer: Edge,
  { code, request }: Pick<PageExample, 'code' | 'request'>,
  filename?: string,
): Promise<string> {
  return renderer.share(toRequestState(request)).renderRaw(code, {}, filename)
}

/** What decides how an example is rendered, as the key of its HTML. */
export function toExampleKey({ code, request }: Pick<PageExample, 'code' | 'request'>): string {
  return JSON.stringify([code, request])
}

/** What the framework's session says of a validator that found mistakes. */
const summary = {
  E_VALIDATION_ERROR: 'The form could not be saved. Please check the errors below.',
}

/**
 * What a session would share with the template of the page that answers a request: `old` and
 * `flashMessages`; nothing for an ordinary page, which is rendered without a session.
 */
export function toRequestState({ errors, old, flash }: ExampleRequest): Record<string, unknown> {
  if (!errors && !old && !flash) return {}
  const messages: Record<string, unknown> = {
    ...old,
    ...flash,
    ...(errors && { inputErrorsBag: errors, errorsBag: summary }),
  }
  const get = (path: string, otherwise?: unknown) => find(messages, path) ?? otherwise
  const has = (path: string) => find(messages, path) !== undefined
  return { old: get, flashMessages: { get, has, all: () => messages } }
}

/** A value by its path, which may be written in one: `items.0.name`. */
function find(values: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path]
  return path.split('.').reduce<unknown>((value, key) => {
    const isParent = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return isParent ? (value as Record<string, unknown>)[key] : undefined
  }, values)
}
