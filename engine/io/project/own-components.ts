import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { toComponentName } from '../../tags/index.ts'
import {
  type ComponentDisk,
  type OwnEntry,
  toOwnComponents,
  toOwnEntry,
} from '../../library/component/own-component.ts'
import { listSharedNames, type EdgePackage } from './edge-packages.ts'
import type { OwnConfig } from '../../library/config/own-components-config.ts'
import type { Problem } from '../../problem/problem.ts'
import { isVisible } from '../../problem/visible.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { toStamp } from '../file-stamp.ts'
import { hasFolder } from '../folders.ts'
import { listTemplates } from '../list-templates.ts'
import { toOwnPath } from './own-paths.ts'
import { readTextOrNull } from '../read-file.ts'
import { readTemplate, toReadError } from '../read-template.ts'

/** The category of an application's own components. */
export const OWN_CATEGORY = 'Your components'

/** A disk, and the templates of its components with their dotted names. */
type DiskFiles = { disk: ComponentDisk; files: { name: string; path: string }[] }

/** A template as it was read, until the file changes. */
type Kept = { stamp: string; globals: ReadonlySet<string>; entry: OwnEntry | null }

/**
 * Adds the components of the application, and those of installed Edge libraries, to a catalog. Reads
 * each template again only if it changed, and returns the same catalog if none did. A template that
 * cannot be read is passed to `report` and left out; the others stay.
 * @param root folder of the project
 */
export function openOwnComponents(
  root: string,
  report: (problem: string) => void,
): (catalog: Catalog, own: OwnConfig | null, packages: readonly EdgePackage[]) => Catalog {
  let kept = new Map<string, Kept>()
  let last: { catalog: Catalog; entries: OwnEntry[]; merged: Catalog } | null = null
  const read = (path: string, name: string, disk: ComponentDisk): Kept => {
    const file = relative(root, path).split(sep).join('/')
    const before = kept.get(path)
    const stamp = toStamp(path)
    if (before?.stamp === stamp && before.globals === disk.globals) return before
    return { stamp, globals: disk.globals, entry: readEntry(path, file, name, disk, report, root) }
  }
  return (catalog, own, packages) => {
    const { namespace } = catalog.library
    const disks = [
      ...(own ? [listOwn(root, own, report, last === null)] : []),
      ...packages.map(({ files, ...disk }) => ({ disk, files })),
    ].filter(({ disk }) => disk.namespace !== namespace)
    const next = new Map<string, Kept>()
    for (const { disk, files } of disks) {
      for (const { path, name } of files) {
        if (isVisible(name)) next.set(path, read(path, name, disk))
        else if (last === null)
          report(
            `Cannot use \`${name}\` as a component, expected no control characters in its name. Rename its file.`,
          )
      }
    }
    kept = next
    const entries = [...next.values()].flatMap(({ entry }) => entry ?? [])
    const isSame =
      last?.catalog === catalog &&
      last.entries.length === entries.length &&
      last.entries.every((entry, index) => entry === entries[index])
    if (isSame) return last!.merged
    const merged = entries.length ? withComponents(catalog, entries) : catalog
    last = { catalog, entries, merged }
    return merged
  }
}

function withComponents(catalog: Catalog, entries: OwnEntry[]): Catalog {
  const { library, components } = catalog
  const categories = new Set([...library.categories, ...entries.map(({ category }) => category)])
  return {
    ...catalog,
    library: { ...library, categories: [...categories] },
    components: [...components, ...toOwnComponents(entries)],
  }
}

/** Lists the templates of the application's own components. */
function listOwn(
  root: string,
  { namespace, directory }: OwnConfig,
  report: (problem: string) => void,
  isFirst: boolean,
): DiskFiles {
  const folder = resolve(root, directory)
  const disk = { namespace, category: OWN_CATEGORY, package: null, globals: NONE }
  if (!hasFolder(folder)) {
    if (isFirst) report(`Cannot find \`${directory}\`, expected the folder of your components.`)
    return { disk, files: [] }
  }
  const { files, problems } = listTemplates([folder], root)
  if (isFirst) problems.forEach(report)
  return {
    disk: { ...disk, globals: readGlobals(root) },
    files: listOwnComponents(folder, files),
  }
}

/** Names the components whose templates are in a folder. */
function listOwnComponents(folder: string, files: string[]): DiskFiles['files'] {
  return files.map((path) => ({ path, name: toComponentName(toOwnPath(folder, path)) }))
}

function readEntry(
  path: string,
  file: string,
  name: string,
  disk: ComponentDisk,
  report: (problem: string) => void,
  root: string,
): OwnEntry | null {
  const tell = ({ message, fix }: Problem) => report(`${message} ${fix}`)
  try {
    const { text, reason } = readTemplate(path)
    if (text === null) {
      report(`Cannot read \`${file}\`, ${reason}.`)
      return null
    }
    return toOwnEntry({ name, file, text }, disk, disk.package === null ? tell : () => {})
  } catch (error) {
    // Deleted after it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report(toReadError(error, path, root))
    return null
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Folders in which applications share values with their templates. */
const SHARING = ['start', 'providers', 'config', 'app/middleware', 'app/providers']
const globalsOf = new Map<string, { stamp: string; names: ReadonlySet<string> }>()

/** Reads the names that an application shares with every template: `edge.global()`, `view.share()`. */
function readGlobals(root: string): ReadonlySet<string> {
  const files = SHARING.flatMap((folder) => {
    const path = join(root, folder)
    if (!existsSync(path)) return []
    return readdirSync(path).flatMap((name) => (/\.[jt]s$/.test(name) ? join(path, name) : []))
  })
  const stamp = files.map((file) => `${file}:${toStamp(file)}`).join()
  const before = globalsOf.get(root)
  if (before?.stamp === stamp) return before.names
  const names = new Set(files.flatMap((file) => listSharedNames(readTextOrNull(file) ?? '')))
  globalsOf.set(root, { stamp, names })
  return names
}
