import { mkdir, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sites } from '../sites.ts'
import type { Hosted } from './host.ts'

/**
 * Creates a folder with the built site where the samples expect it, and another one for files of
 * the server.
 * @param name of the server
 */
export async function linkRoot(
  name: string,
  { site, base }: Hosted,
): Promise<{ root: string; space: string }> {
  const space = resolve('.cache/test/hosting', name, site)
  const root = join(space, 'root')
  await rm(space, { recursive: true, force: true })
  await mkdir(base ? root : space, { recursive: true })
  await symlink(resolve(sites[site].OUT_DIR), join(root, base))
  return { root, space }
}
