import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '../schema/library.ts'

/** A library as a project has it installed. */
export type InstalledLibrary = {
  library: Library
  /** Path of the folder with its built files; `package.json` is in the one above */
  folder: string
}

/** The version of an installed library, as its `package.json` says. */
export function readVersion({ folder }: InstalledLibrary): string {
  return JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')).version
}
