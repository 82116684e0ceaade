import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFolder } from './read-folder.ts'
import { sites, type SiteName } from './sites.ts'

/** Returns the files of a built site: their bytes by path from its root. */
export async function readDist(name: SiteName): Promise<Map<string, Buffer>> {
  const folder = sites[name].OUT_DIR
  if (!existsSync(folder)) {
    throw new Error(
      `Cannot read \`${folder}\`, expected a built site. Run \`npm test build\` first.`,
    )
  }
  return readFolder(folder)
}

/** Returns the text of one file of a built site. */
export async function readDistText(name: SiteName, path: string): Promise<string> {
  return readFile(join(sites[name].OUT_DIR, path), 'utf8')
}
