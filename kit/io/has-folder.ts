import { statSync } from 'node:fs'

/** Whether there is a folder at a path. */
export function hasFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
