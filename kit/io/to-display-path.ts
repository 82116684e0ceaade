import { relative, sep } from 'node:path'

/** A path as messages show it: from the working folder, with slashes. */
export function toDisplayPath(file: string): string {
  return relative(process.cwd(), file).split(sep).join('/')
}
