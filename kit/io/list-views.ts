import { join, relative, sep } from 'node:path'
import { hasFolder } from './has-folder.ts'
import { listTemplates } from './list-templates.ts'

/** The templates of an application, as paths from its folder with slashes. */
export function listViews(root: string): string[] {
  const folder = join(root, 'resources/views')
  if (!hasFolder(folder)) return []
  return listTemplates([folder], root).files.map((file) =>
    relative(root, file).split(sep).join('/'),
  )
}
