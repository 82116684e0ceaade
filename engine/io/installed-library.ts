import { join } from 'node:path'
import type { Library } from '../schema/library.ts'
import { readText } from './read-file.ts'

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
  return readText(join(folder, 'styles.css'))
}

/** Reads the version of an installed library from its `package.json`. */
export function readVersion({ folder }: InstalledLibrary): string {
  return JSON.parse(readText(join(folder, '../package.json'))).version
}
