import { isAbsolute, relative, sep } from 'node:path'
import { realpath } from 'node:fs/promises'
import { toVisible } from '../problem/visible.ts'
import { UserError } from '../problem/user-error.ts'

/** Thrown when a file is outside of its allowed folder. */
export class OutsideError extends UserError {
  /** The path of the file, with links resolved */
  readonly target: string

  constructor(message: string, target: string) {
    super(message)
    this.target = target
  }
}

/** Throws an `OutsideError` if a path leads to a file outside of a folder, even through a link. */
export async function assertWithin(folder: string, path: string, target: string): Promise<void> {
  if (await isWithin(folder, target)) return
  const name = toVisible(relative(folder, path).split(sep).join('/'))
  if (name.startsWith('../') || isAbsolute(name)) {
    throw new OutsideError(
      `Cannot write \`${name}\`, expected a file in the project. Nothing was changed.`,
      target,
    )
  }
  throw new OutsideError(
    `Cannot write \`${name}\` through a symbolic link to \`${toVisible(target)}\`, expected a file in the project. Nothing was changed.
Replace the link with a file or a folder, or edit its target by hand.`,
    target,
  )
}

/**
 * Whether a path is a folder itself, or inside it.
 * @param target a path with links resolved, as `findTarget` returns it
 */
export async function isWithin(folder: string, target: string): Promise<boolean> {
  const root = await realpath(folder)
  return target === root || target.startsWith(root.endsWith(sep) ? root : root + sep)
}

/** Returns a path for messages: relative to the working folder, with slashes. */
export function toDisplayPath(file: string): string {
  return relative(process.cwd(), file).split(sep).join('/')
}
