import { resolve, sep } from 'node:path'
import type { LiveSite } from './live-site.ts'

/** What tests and benches write: tens of thousands of files, which would take the memory of a site. */
const work = resolve('.cache')

/** Whether `astro dev` need not watch a file: one of those, unless the site itself is among them. */
export function isUnwatched({ folders }: Pick<LiveSite, 'folders'>, path: string): boolean {
  const isIn = (folder: string) => `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`)
  return isIn(work) && !Object.values(folders).some(isIn)
}
