import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Folders of a checkout that npm installs into. */
const installed = ['node_modules', 'engine/node_modules', 'playground/node_modules']

/**
 * Writes a copy of a checkout: the current version of all files that git tracks or does not ignore,
 * its history, and links to folders with links to the installed packages.
 */
export async function writeCopy(root: string, folder: string): Promise<void> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout
  const files = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    // Git still lists a deleted file until the deletion is committed.
    if (!existsSync(join(root, file))) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(join(root, file), join(folder, file))
  }
  await writeFile(join(folder, '.git'), `gitdir: ${await git('rev-parse', '--absolute-git-dir')}`)
  for (const path of installed) {
    if (!existsSync(join(root, path))) continue
    await linkPackages(join(root, path), join(folder, dirname(path), 'packages'))
    await symlink('packages', join(folder, path), 'junction')
  }
}

/**
 * Links each package; a link to a part of the checkout becomes a link to the same part of the copy.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    // Other entries that begin with a dot are caches.
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue
    const path = join(from, entry.name)
    // The scope of the packages that are part of the checkout.
    if (entry.name === '@kit-edge') {
      await linkPackages(path, join(to, entry.name))
      continue
    }
    const target = entry.isSymbolicLink() ? await readlink(path) : resolve(path)
    await symlink(target, join(to, entry.name))
  }
}
