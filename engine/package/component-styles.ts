import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Catalog } from '../schema/catalog.ts'
import { listFiles } from './list-files.ts'
import { readText } from '../io/read-file.ts'

/** A stylesheet of one component, or `base` with the rules that components share. */
export type Sheet = { name: string; css: string }

/** Matches an import of a component's stylesheet in `styles/index.css`. */
const IMPORT = /^@import ['"]\.{2}\/components\/([\w-]+)\/[^'"]*['"].*$/gm

/**
 * Builds a stylesheet for each component that has rules of its own, for pages that need only a few
 * components, in the order of `styles/index.css`. All other rules are in the first one, `base`. The
 * first line of each names the sheets to load before it.
 */
export async function buildComponentStyles(
  { library: { namespace }, components }: Pick<Catalog, 'library' | 'components'>,
  folder: string,
): Promise<Sheet[]> {
  const resolveDir = join(folder, 'styles')
  if (!existsSync(join(resolveDir, 'index.css'))) return []
  const index = readText(join(resolveDir, 'index.css'))
  const names = new Set(components.map(({ name }) => name))
  const imports = [...index.matchAll(IMPORT)].filter(([, name]) => names.has(name!))
  const byName = Map.groupBy(imports, ([, name]) => name!)
  const base = imports.reduce((text, [line]) => text.replace(line, ''), index)
  const used = new Map<string, string[]>()
  for (const name of byName.keys()) used.set(name, await listUsed(folder, namespace, name))
  const sheets = new Map([['base', base]])
  for (const [name, found] of byName) sheets.set(name, found.map(([line]) => line).join('\n'))
  return Promise.all(
    [...sheets].map(async ([name, contents]) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir, loader: 'css' },
        bundle: true,
        minify: true,
        write: false,
        logLevel: 'warning',
      })
      const needed = listNeeded(name, used)
      const others = [...byName.keys()].filter((other) => needed.has(other))
      const first = ['tokens', ...(name === 'base' ? [] : ['base']), ...others]
      return { name, css: `/* Load before it: ${first.join(', ')}. */\n${outputFiles[0]!.text}` }
    }),
  )
}

/** Lists the components whose tags the templates of a component contain. */
async function listUsed(folder: string, namespace: string, name: string): Promise<string[]> {
  const files = listFiles(join(folder, 'components', name), '.edge')
  const texts = files.map(readText)
  const tag = new RegExp(`<x-${RegExp.escape(namespace)}::([\\w-]+)`, 'g')
  return texts.flatMap((text) => [...text.matchAll(tag)].map(([, used]) => used!))
}

/** Returns the components that a component renders, and those that they render. */
function listNeeded(name: string, used: ReadonlyMap<string, string[]>): ReadonlySet<string> {
  const needed = new Set<string>()
  const add = (one: string) => {
    for (const other of used.get(one) ?? []) {
      if (needed.has(other) || other === name) continue
      needed.add(other)
      add(other)
    }
  }
  add(name)
  return needed
}
