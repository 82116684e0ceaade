import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listTagEntries } from '../catalog/groups.ts'
import { toComponentLayout } from '../format/component-layout.ts'
import type { ComponentLayout } from '../format/display.ts'
import type { FormatOptions } from '../format/format-template.ts'
import type { Catalog } from '../schema/catalog.ts'
import { readComponentFiles } from './component-files.ts'
import { readText } from './read-file.ts'

/**
 * Returns what the formatter needs to know about the components of a catalog: their namespaces, and
 * how they are laid out, read from their templates, each when it is first asked for.
 * @param folder folder of the library
 * @param root folder of the project, with its own components
 */
export function openLayouts(
  catalog: Pick<Catalog, 'library' | 'components'>,
  folder: string,
  root: string,
): Required<Pick<FormatOptions, 'namespaces' | 'layoutOf'>> {
  const { namespace } = catalog.library
  const entries = listTagEntries(catalog)
  const files = new Map(
    readComponentFiles(folder).map(({ name, file }) => [`x-${namespace}::${name}`, file]),
  )
  for (const { tag, source } of entries) if (source) files.set(tag, join(root, source.file))
  const layouts = new Map<string, ComponentLayout | undefined>()
  const read = (tag: string) => {
    const file = files.get(tag)
    if (file === undefined || !existsSync(file)) return undefined
    return toComponentLayout(readText(file))
  }
  return {
    namespaces: [
      ...new Set([
        namespace,
        ...entries.map(({ tag }) => tag.slice('x-'.length, tag.indexOf('::'))),
      ]),
    ],
    layoutOf(tag) {
      if (!layouts.has(tag)) layouts.set(tag, read(tag))
      return layouts.get(tag)
    },
  }
}
