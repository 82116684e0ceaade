import { fileURLToPath } from 'node:url'
import type { InstalledLibrary } from '../../engine/io/installed-library.ts'
import { library } from '../library.ts'

/** This library, with the folder of its files: these sources, or what the build wrote. */
export const installed: InstalledLibrary = {
  library,
  folder: fileURLToPath(new URL('..', import.meta.url)),
}
