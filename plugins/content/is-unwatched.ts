import { resolve, sep } from 'node:path'
import type { DocSite } from './doc-site.ts'

/** What tests and benches write: tens of thousands of files, which would take the memory of a site. */
const work = resolve('.cache')

/** Whether `astro dev` need not watch a file: one of those, unless the site itself is among them. */
export function isUnwatched(
  { library, content, public: publicFolder }: DocSite['folders'],
  path: string,
): boolean {
  const isIn = (folder: string) => `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`)
  return isIn(work) && ![library, content, publicFolder].some(isIn)
}
