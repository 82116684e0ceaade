import type { DocSite } from '../../plugins/content/doc-site.ts'
import { openSite } from '../../plugins/content/open-site.ts'

let docs: Promise<DocSite> | undefined

/** Reads the documentation, once for all tests that run in one process. It never changes. */
export function readDocs(): Promise<DocSite> {
  docs ??= openSite('.').read()
  return docs
}
