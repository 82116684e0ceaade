import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sites } from '../sites.ts'
import type { Hosted } from './host.ts'

/** A folder with the built site where the samples expect it, and space for what servers write. */
export async function linkRoot({ site, base }: Hosted): Promise<{ root: string; space: string }> {
  const space = await mkdtemp(join(tmpdir(), 'hosting-'))
  const dist = resolve(sites[site].OUT_DIR)
  if (!base) return { root: dist, space }
  const root = join(space, 'root')
  await mkdir(root)
  await symlink(dist, join(root, base))
  return { root, space }
}
