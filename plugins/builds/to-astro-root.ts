import { isAbsolute, relative, resolve } from 'node:path'
import { toKey } from '../cache/to-key.ts'

/**
 * Returns the root folder for Astro, which keeps the entries of a site in `.astro/` below it. This
 * is the folder of the site, so that two sites can run at the same time. Astro must find its
 * packages from there, so a site outside of this checkout gets a folder in `.cache/`.
 */
export function toAstroRoot(siteFolder: string): string {
  const site = resolve(siteFolder)
  const way = relative(process.cwd(), site)
  const isOutside = way.startsWith('..') || isAbsolute(way)
  return isOutside ? resolve('.cache/sites', toKey(site)) : site
}
