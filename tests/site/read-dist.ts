import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFolder } from './read-folder.ts'
import { sites, type SiteName } from './sites.ts'

/** The files of a built site: content by path below its root, as bytes. */
export async function readDist(name: SiteName): Promise<Map<string, Buffer>> {
  const folder = sites[name].OUT_DIR
  if (!existsSync(folder)) {
    throw new Error(
      `Cannot read \`${folder}\`, expected a built site. Run \`npm test build\` first.`,
    )
  }
  return readFolder(folder)
}

/** The text of one file of a built site. */
export async function readDistText(name: SiteName, path: string): Promise<string> {
  return readFile(join(sites[name].OUT_DIR, path), 'utf8')
}
