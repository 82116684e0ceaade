import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'

/** Throws when a file that a path of a folder stands for is outside of that folder. */
export async function assertWithin(folder: string, path: string, target: string): Promise<void> {
  const root = await realpath(folder)
  if (target.startsWith(root.endsWith(sep) ? root : root + sep)) return
  const name = relative(folder, path).split(sep).join('/')
  throw new Error(
    `Cannot write \`${name}\` through a link to \`${target}\`, expected a file in the project. Nothing was changed.
Put a file or a folder in the place of the link, or write that file by hand.`,
  )
}
