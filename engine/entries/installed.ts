import type { InstalledLibrary } from '../io/installed-library.ts'

/** The library of a package. The build of a package replaces this module by one with its values. */
export declare const installed: InstalledLibrary
