import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '../schema/library.ts'

/** A library that is installed in a project. */
export type InstalledLibrary = {
  library: Library
  /** Path of the folder with its built files; `package.json` is in its parent folder */
  folder: string
}

/** Returns the path of the catalog of an installed library. */
export function toCatalogFile({ folder }: InstalledLibrary): string {
  return join(folder, 'catalog.json')
}

/** Reads the stylesheet of an installed library. */
export function readStylesheet({ folder }: InstalledLibrary): string {
  return readFileSync(join(folder, 'styles.css'), 'utf8')
}

/** Reads the version of an installed library from its `package.json`. */
export function readVersion({ folder }: InstalledLibrary): string {
  return JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')).version
}
