import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
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
  known: Known,
  folders: Folders,
): Location | null {
  const found = findEntryAt(text, offset, known)
  if (found) return toLocation(toTemplate(found.entry, folders))
  const view = findView(text, offset, folders.root)
  return view === null ? null : toLocation(join(folders.root, view))
}

/**
 * Finds the template of the application that a call at an offset has the path of, or that it calls as
 * a component, such as `layout.edge` for `@layout()`. Returns its path in the folder `root`.
 */
export function findView(text: string, offset: number, root: string): string | null {
  const path = findTemplatePath(text, offset)
  if (path !== null) return path.includes('::') ? null : `${VIEWS}/${path}.edge`
  const tag = findEdgeTag(text, offset)
  if (tag === null) return null
  const files = globSync('**/*.edge', { cwd: join(root, VIEWS, 'components') })
  const paths = files.map((file) =>
    file
      .split(sep)
      .join('/')
      .replace(/\.edge$/, ''),
  )
  const component = paths.find((path) => toEdgeTagName(path) === tag)
  return component === undefined ? null : `${VIEWS}/components/${component}.edge`
}

const VIEWS = 'resources/views'

function toTemplate({ name, source }: Entry, { root, library }: Folders): string {
  return source
    ? join(root, source.file)
    : join(library, 'components', `${name.replaceAll('.', '/')}.edge`)
}

function toLocation(path: string): Location | null {
  const start = { line: 0, character: 0 }
  return existsSync(path) ? { uri: pathToFileURL(path).href, range: { start, end: start } } : null
}
