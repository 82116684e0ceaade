import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFolder } from './read-folder.ts'
import { sites, type SiteName } from './sites.ts'

const read = new Map<SiteName, Promise<Map<string, Buffer>>>()

/**
 * Returns the files of a built site: their bytes by path from its root. Reads them once for all
 * tests that run in one process.
 */
export function readDist(name: SiteName): Promise<Map<string, Buffer>> {
  const files = read.get(name) ?? readBuilt(name)
  read.set(name, files)
  return files
}

async function readBuilt(name: SiteName): Promise<Map<string, Buffer>> {
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
