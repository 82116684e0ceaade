import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Location } from 'vscode-languageserver/node.js'
import { toEdgeTagName } from '../tags/scan/component-name.ts'
import type { Entry } from '../schema/component.ts'
import type { Known } from './known.ts'
import { findEdgeTag, findEntryAt, findTemplatePath } from './navigate.ts'

/** The folders of the project and of the installed library. */
type Folders = { root: string; library: string }

/** Finds the template of the tag or path at an offset, or null if it does not exist. */
export function findDefinition(
  text: string,
  offset: number,
  { entries }: Known,
  folders: Folders,
): Location | null {
  const found = findEntryAt(text, offset, entries)
  if (found) return toLocation(toTemplate(found.entry, folders))
  const views = join(folders.root, 'resources/views')
  const path = findTemplatePath(text, offset)
  if (path === null) {
    const tag = findEdgeTag(text, offset)
    const component = tag && findComponent(join(views, 'components'), tag)
    return component ? toLocation(component) : null
  }
  const [namespace, name] = path.split('::') as [string, string?]
  if (name === undefined) return toLocation(join(views, `${path}.edge`))
  const entry = entries.get(`x-${namespace}::${name.replaceAll('/', '.')}`)
  return entry ? toLocation(toTemplate(entry, folders)) : null
}

/** Finds the component that Edge calls by a tag, such as `layout.edge` for `@layout()`. */
function findComponent(folder: string, tag: string): string | null {
  const files = globSync('**/*.edge', { cwd: folder })
  const file = files.find((file) => toEdgeTagName(file.replace(/\.edge$/, '')) === tag)
  return file === undefined ? null : join(folder, file)
}

function toTemplate({ name, source }: Entry, { root, library }: Folders): string {
  return source
    ? join(root, source.file)
    : join(library, 'components', `${name.replaceAll('.', '/')}.edge`)
}

function toLocation(path: string): Location | null {
  const start = { line: 0, character: 0 }
  return existsSync(path) ? { uri: pathToFileURL(path).href, range: { start, end: start } } : null
}
