import { relative, sep } from 'node:path'
import { hasFolder } from '../folders.ts'
import { listTemplates } from '../list-templates.ts'

/**
 * Lists the components in a folder of an application, by the path of their template from there
 * without the extension, with slashes. Empty if there is no folder.
 */
export function listOwnPaths(folder: string): string[] {
  if (!hasFolder(folder)) return []
  return listTemplates([folder], folder).files.map((file) => toOwnPath(folder, file))
}

/** Returns the path of a template in a folder without its extension, with slashes. */
export function toOwnPath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/').slice(0, -'.edge'.length)
}
