import { isAbsolute, relative, resolve } from 'node:path'
import { toKey } from '../cache/to-key.ts'

/**
 * The folder in which Astro keeps a site's entries while it serves or builds it, in `.astro/`: that
 * of the site, so that two sites at the same time do not read each other's. It has to be in this
 * checkout, where Astro finds its packages; so a site elsewhere has one in `.cache/`.
 */
export function toAstroRoot(siteFolder: string): string {
  const site = resolve(siteFolder)
  const way = relative(process.cwd(), site)
  const isOutside = way.startsWith('..') || isAbsolute(way)
  return isOutside ? resolve('.cache/sites', toKey(site)) : site
}
