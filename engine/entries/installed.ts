import type { InstalledLibrary } from '../io/installed-library.ts'

/** The library of a package. The build of the package writes this module with its values. */
export declare const installed: InstalledLibrary
