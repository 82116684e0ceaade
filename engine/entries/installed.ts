import type { InstalledLibrary } from '../io/installed-library.ts'

/**
 * The library of a package. When a package is built, a module with its values replaces this one.
 */
export declare const installed: InstalledLibrary
