import type { Edge } from 'edge.js'
import { findNearest } from '../../problem/suggestion.ts'
import type { TagsPluginOptions } from '../options.ts'
import { BoundedMap } from './bounded-map.ts'
import { toComponentName } from '../scan/component-name.ts'

/** The components of one namespace. */
export interface TagLibrary extends TagsPluginOptions {
  /** Lists the components by dotted name, from memory. */
  names: () => Iterable<string>
  /** Returns the path of a component's template for Edge, or null if there is none. */
  resolve: (name: string, options: { cached: boolean }) => string | null
  /** Returns the component that was most likely meant, or null. */
  suggest: (name: string) => string | null
  /** Returns the dotted name of the component whose template is at `path`, or null. */
  nameOf: (path: string) => string | null
  /** Returns the path of a template for messages, relative to the application or its views. */
  toShownPath: (path: string) => string
}

/** Creates a library from its options. */
export function createLibrary(edge: Edge, options: TagsPluginOptions): TagLibrary {
  const { namespace, listComponents, production } = options
  /** The components by the path of their template, in production, where folders stay the same. */
  const names = new BoundedMap<string, string | null>(1000)
  let paths: Map<string, string> | null = null
  const list = () => (paths ??= new Map(listComponents().map(toEntry)))
  return {
    ...options,
    config: options.config && production ? readOnce(options.config) : options.config,
    names: () => list().keys(),
    resolve(name, { cached }) {
      if (!list().has(name) && !cached) paths = null
      const path = list().get(name)
      return path === undefined ? null : `${namespace}::${path}`
    },
    suggest: (name) => findNearest(name, [...list().keys()]),
    nameOf(path) {
      const known = production ? names.get(path) : undefined
      if (known !== undefined) return known
      const file = toSlashes(path)
      // In-memory templates have only a name. Files are in the folder of the namespace.
      const probe = toSlashes(edge.loader.makePath(`${namespace}::$tags`))
      const folders = [`${namespace}::`, probe.replace(/\$tags\.edge$/, '')]
      const folder = folders.find((prefix) => prefix !== probe && file.startsWith(prefix))
      const name =
        folder === undefined
          ? null
          : toComponentName(file.slice(folder.length).replace(/\.edge$/, ''))
      names.set(path, name)
      return name
    },
    toShownPath(path) {
      const file = toSlashes(path)
      const folders = [options.root, edge.loader.mounted.default].filter((one) => one !== undefined)
      const folder = folders.map((one) => `${toSlashes(one).replace(/\/$/, '')}/`)
      return file.slice(folder.find((one) => file.startsWith(one))?.length ?? 0)
    },
  }
}

/** Reads each configured value once: in production, the configuration stays the same. */
function readOnce(config: NonNullable<TagsPluginOptions['config']>): typeof config {
  const values = new BoundedMap<string, unknown>(1000)
  return (key, fallback) => {
    if (!values.has(key)) values.set(key, config(key, undefined))
    return values.get(key) ?? fallback
  }
}

/** Returns a component's name and the path of its template. */
function toEntry(path: string): [string, string] {
  const file = path.replaceAll('.', '/')
  return [toComponentName(file), file]
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
