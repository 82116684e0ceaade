import { resolve, sep } from 'node:path'
import { toVisible } from '@kit-edge/engine/problem/visible.ts'
import { UserError } from '@kit-edge/engine/problem/user-error.ts'

/** Characters of paths that Astro or Vite decode, or take for a query, a pattern or a quote. */
const UNREADABLE = /["#%*?\\]/

/** Throws an Error if Astro cannot read the files of a site in a folder because of its path. */
export function assertReadable(folder: string): void {
  const path = resolve(folder).split(sep).join('/')
  const character = UNREADABLE.exec(path)?.[0]
  if (character === undefined) return
  throw new UserError(
    `Cannot build the site in \`${toVisible(path)}\`, expected a path without \`${character}\`, because Astro cannot read files there. Rename the folder.`,
  )
}
