import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of the packages that the host of the package in a folder brings. */
export async function readPeers(folder: string): Promise<string[]> {
  const { peerDependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return Object.keys(peerDependencies)
}
