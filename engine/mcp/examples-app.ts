import {
  CLIENT_CAPABILITIES_META_KEY,
  type JSONRPCMessage,
  type McpServer,
} from '@modelcontextprotocol/server'
import { toExamplesAnswer } from '../answers/examples.ts'
import { fillPlaceholders } from '../files/placeholders.ts'
import { isTag, toWrittenName } from '../catalog/tag-text.ts'
import { readStylesheet } from '../io/installed-library.ts'
import { readProse } from '../io/prose.ts'
import type { ToolAnswer, ToolName } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component } from '../schema/component.ts'
import { findBlock, findEntry } from '../search/entry.ts'
import type { Facts } from './resources.ts'

/** The extension of the protocol, in the capabilities of a client. */
const extension = 'io.modelcontextprotocol/ui'

/** The type of a page that such a client shows. */
const mimeType = 'text/html;profile=mcp-app'

/** The tools whose results have rendered examples. */
const shown: readonly ToolName[] = ['get_component', 'get_component_examples']

/** Whether a message declares that its client shows MCP Apps, in either era of the protocol. */
export function declaresApps(message: JSONRPCMessage): boolean {
  const { capabilities, _meta: meta } = ('params' in message && message.params) || {}
  const declared = [capabilities, (meta as Record<string, unknown>)?.[CLIENT_CAPABILITIES_META_KEY]]
  return declared.some((one) => {
    const { extensions } = (one ?? {}) as { extensions?: Record<string, { mimeTypes?: unknown }> }
    const types = extensions?.[extension]?.mimeTypes
    return Array.isArray(types) && types.includes(mimeType)
  })
}

/** Returns the `_meta` of a tool whose results a client can show, as the specification defines it. */
export function toAppMeta(name: ToolName, { library }: Facts): Record<string, unknown> | undefined {
  return shown.includes(name) ? { ui: { resourceUri: toUri(library.namespace) } } : undefined
}

function toUri(namespace: string): string {
  return `ui://${namespace}/examples`
}

/** Registers the page that shows rendered examples, with the stylesheet of the library in it. */
export function registerExamplesApp(
  server: McpServer,
  { installed, library, version }: Facts,
): void {
  const { name, namespace } = library
  // It needs no origin, and brings its own background.
  const meta = { ui: { prefersBorder: true } }
  const uri = toUri(namespace)
  server.registerResource(
    'examples',
    uri,
    { title: 'Examples', mimeType, _meta: meta },
    async () => {
      const page = await readProse('examples-app.html')
      const styles = `<style>${readStylesheet(installed)}</style>`
      const text = fillPlaceholders(page, { name, version, styles, key: toKey(namespace) })
      return { contents: [{ uri, mimeType, text, _meta: meta }] }
    },
  )
}

/** The name of the rendered examples in the `_meta` of a result. */
function toKey(namespace: string): string {
  return `${namespace}/examples`
}

/**
 * Returns the `_meta` of a result with the rendered examples: for each component its first one.
 * Leaves out what cannot be rendered outside of an application.
 */
export async function toExamplesMeta(
  catalog: Catalog,
  answer: ToolAnswer<ToolName>,
  createRenderer: Facts['createRenderer'],
): Promise<Record<string, unknown> | undefined> {
  const listed = listExamples(catalog, answer)
  const render = listed.length ? await createRenderer() : null
  const examples: { title: string; html: string }[] = []
  for (const { title, code } of listed) {
    try {
      examples.push({ title, html: await render!(code) })
    } catch {
      // Own components may need what only a request of the application has.
    }
  }
  return examples.length ? { [toKey(catalog.library.namespace)]: examples } : undefined
}

type Shown = { title: string; code: string }

function listExamples(catalog: Catalog, answer: ToolAnswer<ToolName>): Shown[] {
  if ('components' in answer) {
    return answer.components.flatMap(({ name }) => findFirst(catalog, name) ?? [])
  }
  if (!('results' in answer)) return []
  return answer.results.flatMap((page) =>
    'examples' in page && !findBlock(catalog, page.name) ? page.examples : [],
  )
}

/** Finds the first example of a component, or a tag of a component of the application. */
function findFirst(catalog: Catalog, name: string): Shown | undefined {
  const { component, subComponent } = findEntry(catalog, name)
  const [example] = toExamplesAnswer(catalog, { name, limit: 1 }).examples
  const entry = subComponent ?? component
  return example ? { title: entry.tag, code: example.code } : toTag(entry)
}

/** Writes the tag of a component with the example values of its required props, if there are any. */
function toTag({
  tag,
  props,
  slots,
}: Pick<Component, 'tag' | 'props' | 'slots'>): Shown | undefined {
  const required = props.filter((prop) => prop.required)
  if (!isTag(tag) || required.some((prop) => !prop.examples?.length)) return undefined
  const attributes = required.map(
    ({ examples, ...prop }) =>
      ` :${toWrittenName(prop, tag)}='${JSON.stringify(examples![0]).replaceAll("'", '&#39;')}'`,
  )
  const content = slots.some((slot) => slot.name === 'main') ? `>${tag}</${tag}>` : ' />'
  return { title: tag, code: `<${tag}${attributes.join('')}${content}` }
}
