import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { findEntry } from '../search/entry.ts'
import { toComponentFile } from '../files/json/components.ts'
import { toJsonText } from '../files/json/json-file.ts'
import { toLibraryIndex, toLlmsTxt } from '../files/assistants/llms-txt.ts'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component } from '../schema/component.ts'
import type { Library } from '../schema/library.ts'
import { toTokensFile } from '../files/json/tokens.ts'
import { toErrorText } from './error-text.ts'

/** The data that the server answers from. */
export type Facts = {
  installed: InstalledLibrary
  library: Library
  version: string
  /** Text for assistants, at most 2,000 characters */
  instructions: string
  /** Text of llms.txt, with placeholders */
  prose: string
  /** Reads the catalog of the currently installed version; throws a CatalogError if that fails */
  read: () => Promise<Catalog>
  /** Creates a function that renders code with the tags of the library and of the project */
  createRenderer: () => Promise<(code: string) => Promise<string>>
}

/**
 * Registers `…://llms.txt`, `…://tokens` and `…://components/{name}`, with completion of names.
 * @param report receives errors that the client does not see
 */
export function registerResources(
  server: McpServer,
  { library, prose, read }: Facts,
  report: (error: unknown) => void,
): void {
  const { name, namespace } = library
  /** Builds an answer from the catalog. Errors have the same texts as those of tools. */
  const answer = async <T>(make: (catalog: Catalog) => T): Promise<T> => {
    try {
      return make(await read())
    } catch (error) {
      if (error instanceof ProtocolError) throw error
      throw new ProtocolError(ProtocolErrorCode.InternalError, toErrorText(error, report))
    }
  }
  server.registerResource(
    'llms.txt',
    `${namespace}://llms.txt`,
    {
      title: `${name} for assistants`,
      description: 'What the library is, and every page of its documentation.',
      mimeType: 'text/plain',
    },
    ({ href }) =>
      answer((catalog) =>
        toContents(href, 'text/plain', toLlmsTxt(toLibraryIndex(catalog, prose))),
      ),
  )
  server.registerResource(
    'tokens',
    `${namespace}://tokens`,
    {
      title: 'Design tokens',
      description: 'The design tokens in the Design Tokens format.',
      mimeType: 'application/json',
    },
    ({ href }) =>
      answer((catalog) => toContents(href, 'application/json', toJsonText(toTokensFile(catalog)))),
  )
  server.registerResource(
    'component',
    new ResourceTemplate(`${namespace}://components/{name}`, {
      list: () =>
        answer(({ components }) => ({
          resources: components.map((component) => ({
            uri: `${namespace}://components/${component.name}`,
            name: component.name,
            title: component.title,
            description: component.summary,
            mimeType: 'application/json',
          })),
        })),
      // Without a prototype, because the SDK looks up any argument name here.
      complete: Object.assign(Object.create(null), {
        name: (value: string) =>
          answer(({ components }) =>
            components
              .map((component) => component.name)
              .filter((component) => component.startsWith(value.toLowerCase())),
          ),
      }),
    }),
    {
      title: 'Component',
      description: 'One component with its props, slots and examples.',
      mimeType: 'application/json',
    },
    ({ href }, variables) =>
      answer((catalog) => {
        const component = find(catalog, String(variables.name))
        if (!component) throw new ResourceNotFoundError(href)
        const text = toJsonText(toComponentFile(catalog, component))
        return toContents(href, 'application/json', text)
      }),
  )
}

/** Finds the component with a name from a URL, or undefined. */
function find(catalog: Catalog, encoded: string): Component | undefined {
  try {
    return findEntry(catalog, decodeURIComponent(encoded)).component
  } catch (error) {
    if (error instanceof LookupError || error instanceof URIError) return undefined
    throw error
  }
}

function toContents(uri: string, mimeType: string, text: string) {
  return { contents: [{ uri, mimeType, text }] }
}
