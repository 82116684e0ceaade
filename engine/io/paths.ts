import { relative, sep } from 'node:path'
import { realpath } from 'node:fs/promises'

/** Thrown when a file is outside of the folder that it is to be in. */
export class OutsideError extends Error {
  /** The file that the path leads to, links followed */
  readonly target: string

  constructor(message: string, target: string) {
    super(message)
    this.target = target
  }
}

/** Throws an `OutsideError` when a path leads to a file outside of a folder, by a link or by itself. */
export async function assertWithin(folder: string, path: string, target: string): Promise<void> {
  if (await isWithin(folder, target)) return
  const name = relative(folder, path).split(sep).join('/')
  throw new OutsideError(
    `Cannot write \`${name}\` through a link to \`${target}\`, expected a file in the project. Nothing was changed.
Put a file or a folder in the place of the link, or write that file by hand.`,
    target,
  )
}

/**
 * Whether a file or folder is a folder or below it.
 * @param target a path without links, as `findTarget` finds it
 */
export async function isWithin(folder: string, target: string): Promise<boolean> {
  const root = await realpath(folder)
  return target === root || target.startsWith(root.endsWith(sep) ? root : root + sep)
}

/** A path as messages show it: from the working folder, with slashes. */
export function toDisplayPath(file: string): string {
  return relative(process.cwd(), file).split(sep).join('/')
}
