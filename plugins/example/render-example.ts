import type { Edge } from 'edge.js'
import type { ExampleRequest, PageExample } from '@kit-edge/engine/site/examples.ts'
import { renderBlock } from './render-block.ts'

/**
 * Renders a live example as HTML, with the state of its request, and a block with that of its
 * application.
 * @param filename name of the example in warnings
 */
export function renderExample(
  renderer: Edge,
  { code, request, application, variables }: RenderedPart,
  filename?: string,
): Promise<string> {
  const state = toRequestState(request)
  if (application) {
    const block = { code, state, application, ...(variables && { variables }) }
    return renderBlock(renderer, block, filename)
  }
  return renderer.share(state).renderRaw(code, variables ?? {}, filename)
}

/** The part of an example that decides its HTML. */
export type RenderedPart = Pick<PageExample, 'code' | 'request' | 'application'> & {
  /** Variables of the template; the default is the state of the application */
  variables?: Record<string, unknown>
}

/** The session's message after a failed validation. */
const summary = {
  E_VALIDATION_ERROR: 'The form could not be saved. Please check the errors below.',
}

/**
 * Returns the variables that a session shares with the templates of a response: `old` and
 * `flashMessages`. Returns none for an ordinary page, which is rendered without a session.
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

/** Finds a value by its path. The whole path can also be a single key: `items.0.name`. */
function find(values: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path]
  return path.split('.').reduce<unknown>((value, key) => {
    const isParent = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return isParent ? (value as Record<string, unknown>)[key] : undefined
  }, values)
}
