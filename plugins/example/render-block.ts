import type { Edge } from 'edge.js'
import type { BlockApplication } from '@kit-edge/engine/site/examples.ts'
import { spliceText } from '@kit-edge/engine/tags/scan/splice-text.ts'
import { listOwnTags } from '@kit-edge/engine/template/own-tags.ts'
import { parse } from '@kit-edge/engine/template/parse.ts'

/** A block as it is rendered: its template, the state of its request, and its application. */
type Block = {
  code: string
  state: Record<string, unknown>
  application: BlockApplication
  /** Variables of the template; the default is the state of the application */
  variables?: Record<string, unknown>
}

/**
 * Renders the template of a block as an application does, except for the document around it, which
 * the page of a preview has already.
 * @param filename name of the block in warnings
 */
export function renderBlock(
  renderer: Edge,
  { code, state, application, variables = application.state }: Block,
  filename?: string,
): Promise<string> {
  const { shared, components } = application
  const page = registerComponents(renderer, code, components)
  return renderer
    .share({ ...toGlobals(application), ...shared, ...state })
    .renderRaw(page, variables, filename)
}

/**
 * Returns the code with calls of the application's components as `@component`. Registers their
 * templates under names of their own, because Edge keeps compiled templates by name.
 */
function registerComponents(
  renderer: Edge,
  code: string,
  components: Record<string, string>,
): string {
  const edits = listOwnTags(parse(code)).flatMap(({ name, nameFrom, argument }) => {
    if (!argument || (name !== 'layout' && !Object.hasOwn(components, name))) return []
    const source = components[name] ?? ''
    // The layout of an application is a whole document.
    const isDocument = name === 'layout' || /<html\b/.test(source)
    const template = isDocument
      ? '{{{ await $slots.main() }}}'
      : registerComponents(renderer, source, components)
    const path = toTemplateName(template)
    if (!Object.hasOwn(renderer.loader.templates, path))
      renderer.registerTemplate(path, { template })
    const isEmpty = code.slice(argument.from, argument.to).trim() === ''
    const text = `component('${path}'${isEmpty ? '' : ', '}`
    return { from: nameFrom, to: argument.from, text }
  })
  return spliceText(code, edits)
}

/** Names of the registered templates, by their text. */
const names = new Map<string, string>()

function toTemplateName(template: string): string {
  const name = names.get(template) ?? `blocks/${names.size}`
  names.set(template, name)
  return name
}

/** Returns what AdonisJS shares with every template of an application. */
function toGlobals({ url, routes }: BlockApplication): Record<string, unknown> {
  const find = (name: string) => {
    const found = routes[name]
    if (found) return found.split(' ') as [method: string, path: string]
    throw new Error(`Cannot lookup route "${name}", expected a route of a block`)
  }
  const urlFor = (name: string, params?: Params, options?: { qs?: Record<string, string> }) => {
    const query = new URLSearchParams(options?.qs).toString()
    return `${fillPath(find(name)[1], params)}${query && `?${query}`}`
  }
  return {
    urlFor,
    formAttributes(name: string, params?: Params, options?: { qs?: Record<string, string> }) {
      const [method] = find(name)
      if (method === 'GET' || method === 'POST')
        return { action: urlFor(name, params, options), method }
      const qs = { ...options?.qs, _method: method }
      return { action: urlFor(name, params, { qs }), method: 'POST' }
    },
    flashMessages: {
      get: (_: string, otherwise?: unknown) => otherwise,
      has: () => false,
      all: () => ({}),
    },
    old: (_: string, otherwise?: unknown) => otherwise,
    request: {
      url: () => url,
      header: () => undefined,
      qs: () => ({}),
      plainCookie: (_: string, otherwise?: unknown) => otherwise,
    },
  }
}

type Params = Record<string, unknown> | unknown[]

/** Fills the parameters of a path, `/members/:id`, in order or by name. */
function fillPath(path: string, params: Params = []): string {
  let index = 0
  return path.replace(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(String(Array.isArray(params) ? params[index++] : params[name])),
  )
}
