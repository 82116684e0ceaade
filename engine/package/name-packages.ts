import { existsSync } from 'node:fs'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'
import { readBytes, readText } from '../io/read-file.ts'

/** A plugin for esbuild, and what it has bundled. */
export type NamedPackages = {
  plugin: Plugin
  /** Returns the folders of the packages whose code is part of a bundle. */
  listFolders: (metafile: Metafile) => string[]
}

/** The package that a folder belongs to. */
type Place = {
  /** Its folder */
  root: string
  /** Its name and version */
  id: string
  /** The nearest `type` in a `package.json` */
  type: 'module' | 'commonjs' | undefined
}

/**
 * Creates a plugin that names modules of packages after their package, such as
 * `node_modules/zod@4.1.0/index.mjs`, wherever they are installed. esbuild writes these names into
 * bundles, and derives identifiers and the names of shared files from them, so bundles are the same
 * in every folder and with every package manager.
 * @param folder real path of the library; its own modules keep their names
 */
export function namePackages(folder: string): NamedPackages {
  const packages = join(folder, 'node_modules')
  const places = new Map<string, Place | null>()
  const files = new Map<string, string>()
  const roots = new Map<string, string>()

  /** Returns the name of a file, or null if it belongs to no package but the library. */
  function toName(file: string): string | null {
    const isOwn = file.startsWith(folder + sep) && !file.startsWith(packages + sep)
    const place = isOwn ? null : readPlace(dirname(file), places)
    if (!place) return null
    const name = join(packages, place.id, toTypedPath(file, place))
    files.set(name, file)
    roots.set(place.id, place.root)
    return name
  }

  const plugin: Plugin = {
    name: 'name-packages',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /./ }, async ({ path, importer, pluginData, ...options }) => {
        const isOwn = path.startsWith('.') && !files.has(importer)
        if (isOwn || pluginData === files || options.kind === 'entry-point') return undefined
        const found = await resolve(path, { ...options, importer, pluginData: files })
        // esbuild itself leaves out what is external, and reports what is missing.
        if (found.errors.length || found.external || found.namespace !== 'file') return undefined
        const name = toName(found.path)
        return name === null ? undefined : { path: name, sideEffects: found.sideEffects }
      })
      onLoad({ filter: /[/\\]node_modules[/\\]/ }, ({ path }) => {
        const file = files.get(path)
        if (file === undefined) return undefined
        return { contents: readBytes(file), resolveDir: dirname(file), loader: 'default' }
      })
    },
  }
  const listFolders = ({ outputs }: Metafile) => {
    const used = Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
    )
    const ids = used.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1])
    return [...new Set(ids)].flatMap((id) => roots.get(id ?? '') ?? [])
  }
  return { plugin, listFolders }
}

/**
 * Returns the path of a file in its package. Its ending tells esbuild what `package.json` says of
 * modules, which esbuild only reads for files that no plugin names.
 */
function toTypedPath(file: string, { root, type }: Place): string {
  const ending = extname(file)
  if (!type || !['.js', '.ts'].includes(ending)) return relative(root, file)
  const typed = `.${type[0]}${ending.slice(1)}`
  const path = file.slice(0, -ending.length) + typed
  return relative(root, existsSync(path) ? file + typed : path)
}

/** Finds the package that a folder belongs to: the nearest `package.json` with a name. */
function readPlace(folder: string, known: Map<string, Place | null>): Place | null {
  const kept = known.get(folder)
  if (kept !== undefined) return kept
  const isTop = dirname(folder) === folder || basename(folder) === 'node_modules'
  const above = isTop ? null : readPlace(dirname(folder), known)
  const place = toPlace(folder, above)
  known.set(folder, place)
  return place
}

function toPlace(folder: string, above: Place | null): Place | null {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return above
  const { name, version, type } = JSON.parse(readText(file))
  if (!name) return above && { ...above, type }
  return { root: folder, id: version ? `${name}@${version}` : name, type }
}
