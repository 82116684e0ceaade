import { existsSync } from 'node:fs'
import { readdir, realpath, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { removeStrayFiles } from '../../kit/io/remove-stray-files.ts'
import { toTemporaryPath } from '../../kit/io/to-temporary-path.ts'
import { lastOutputs } from './last-outputs.ts'
import { replaceFolder } from './replace-folder.ts'
import { toKey } from './to-key.ts'

/**
 * Where a build writes, where the last one goes first, and what puts the new one into its place
 * when it is whole.
 */
export type Output = { folder: string; aside: string; finish: () => Promise<void> }

/** The file in the cache by which Astro knows the pages that it has rendered before. */
const manifest = 'incremental-build.json'

/**
 * Opens a folder for a build whose result is to be in `target`, a folder or a link to one. Removes
 * what builds left there that were killed, and trusts no page that Astro rendered in one of them: it
 * writes its cache in place.
 * @param workFolder has the opened folder, if that of the cache cannot have it
 */
export async function openOutput(
  target: string,
  cacheFolder: string,
  workFolder = cacheFolder,
): Promise<Output> {
  const root = join(workFolder, 'output')
  const place = existsSync(target) ? await realpath(target) : resolve(target)
  const [next, old] = [join(root, 'next'), join(root, `old-${toKey(place)}`)]
  await restore(place, old)
  const strays = await removeStrayFiles([next, old])
  if (strays.length) await rm(join(cacheFolder, manifest), { force: true })
  const [folder, aside] = [toTemporaryPath(next), toTemporaryPath(old)]
  lastOutputs.set(folder, place)
  return { folder, aside, finish: () => replaceFolder(place, folder, aside) }
}

/** Takes back the folder that a build had put aside when it was killed. */
async function restore(place: string, old: string): Promise<void> {
  const root = join(old, '..')
  if (existsSync(place) || !existsSync(root)) return
  const name = (await readdir(root)).find((name) => join(root, name).startsWith(`${old}.`))
  if (name !== undefined) await rename(join(root, name), place)
}
