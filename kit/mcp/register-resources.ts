import {
  type McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { findPart } from '../src/lookup/find-part.ts'
import { toComponentFile } from '../src/outputs/to-component-file.ts'
import { toJsonText } from '../src/outputs/to-json-text.ts'
import { toLlmsTxt } from '../src/outputs/to-llms-txt.ts'
import { LookupError } from '../src/problem/lookup-error.ts'
import { toTokensFile } from '../src/tokens/to-tokens-file.ts'
import type { Facts } from './facts.ts'

/** Registers `…://llms.txt`, `…://tokens` and `…://components/{name}`, whose names complete. */
export function registerResources(server: McpServer, { library, prose, read }: Facts): void {
  const { name, namespace } = library
  server.registerResource(
    'llms.txt',
    `${namespace}://llms.txt`,
    {
      title: `${name} for assistants`,
      description: 'What the library is, and every page of its documentation.',
      mimeType: 'text/plain',
    },
    async ({ href }) => toContents(href, 'text/plain', toLlmsTxt(await read(), prose)),
  )
  server.registerResource(
    'tokens',
    `${namespace}://tokens`,
    {
      title: 'Design tokens',
      description: 'The design tokens in the Design Tokens format.',
      mimeType: 'application/json',
    },
    async ({ href }) =>
      toContents(href, 'application/json', toJsonText(toTokensFile(await read()))),
  )
  server.registerResource(
    'component',
    new ResourceTemplate(`${namespace}://components/{name}`, {
      list: async () => ({
        resources: (await read()).components.map((component) => ({
          uri: `${namespace}://components/${component.name}`,
          name: component.name,
          title: component.title,
          description: component.summary,
          mimeType: 'application/json',
        })),
      }),
      complete: {
        name: async (value) =>
          (await read()).components
            .map((component) => component.name)
            .filter((component) => component.startsWith(value.toLowerCase())),
      },
    }),
    {
      title: 'Component',
      description: 'One component with its props, slots and examples.',
      mimeType: 'application/json',
    },
    async ({ href }, variables) => {
      const catalog = await read()
      try {
        const { component } = findPart(catalog, decodeURIComponent(String(variables.name)))
        const file = toComponentFile(catalog, component)
        return toContents(href, 'application/json', toJsonText(file))
      } catch (error) {
        if (error instanceof LookupError) throw new ResourceNotFoundError(href)
        throw error
      }
    },
  )
}

function toContents(uri: string, mimeType: string, text: string) {
  return { contents: [{ uri, mimeType, text }] }
}
