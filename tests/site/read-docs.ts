import { join, resolve } from 'node:path'
import type { DocSite } from '../../plugins/content/doc-site.ts'
import { openSite } from '../../plugins/content/open-site.ts'
import { sites } from './sites.ts'

const read = new Map<string, Promise<DocSite>>()

/**
 * Reads the documentation of a built site, with the cache of its build, once for all tests that run
 * in one process. It never changes.
 */
export function readDocs(name: 'kit' | 'acme' = 'kit'): Promise<DocSite> {
  const { SITE_DIR, CACHE_DIR } = sites[name]
  const docs =
    read.get(name) ?? openSite(resolve(SITE_DIR), undefined, join(CACHE_DIR, 'pages')).read()
  read.set(name, docs)
  return docs
}
