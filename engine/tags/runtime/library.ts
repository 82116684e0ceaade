import type { Edge } from 'edge.js'
import { findNearest } from '../../problem/suggestion.ts'
import type { TagsPluginOptions } from '../options.ts'

/** The components of one namespace. */
export interface TagLibrary extends TagsPluginOptions {
  /** Lists its components by dotted name, from memory. */
  names: () => Iterable<string>
  /** Returns the path of a component's template for Edge, or null when there is none. */
  resolve: (name: string, options: { cached: boolean }) => string | null
  /** Returns the component that was most likely meant, or null. */
  suggest: (name: string) => string | null
  /** Returns the dotted name of the component whose template is at `path`, or null. */
  nameOf: (path: string) => string | null
  /** Returns the path of a template as messages name it: from the application, or its views. */
  toShownPath: (path: string) => string
}

/** Joins a library's options with what follows from them. */
export function createLibrary(edge: Edge, options: TagsPluginOptions): TagLibrary {
  const { namespace, listComponents } = options
  let names: Set<string> | null = null
  const list = () => (names ??= new Set(listComponents()))
  return {
    ...options,
    names: list,
    resolve(name, { cached }) {
      if (!list().has(name) && !cached) names = null
      return list().has(name) ? `${namespace}::${name.replaceAll('.', '/')}` : null
    },
    suggest: (name) => findNearest(name, [...list()]),
    nameOf(path) {
      const file = toSlashes(path)
      // In-memory templates go by their name, files by where the loader finds the namespace.
      const probe = toSlashes(edge.loader.makePath(`${namespace}::$tags`))
      const folders = [`${namespace}::`, probe.replace(/\$tags\.edge$/, '')]
      const folder = folders.find((prefix) => prefix !== probe && file.startsWith(prefix))
      if (folder === undefined) return null
      return file
        .slice(folder.length)
        .replace(/\.edge$/, '')
        .replaceAll('/', '.')
    },
    toShownPath(path) {
      const file = toSlashes(path)
      const folders = [options.root, edge.loader.mounted.default].filter((one) => one !== undefined)
      const folder = folders.map((one) => `${toSlashes(one).replace(/\/$/, '')}/`)
      return file.slice(folder.find((one) => file.startsWith(one))?.length ?? 0)
    },
  }
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
