import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toDisplayPath } from './paths.ts'
import { UserError } from '../problem/user-error.ts'

/**
 * Returns the path of a project's library: the only folder in the project that has a `library.ts`.
 * Throws an Error if there is none, or more than one.
 */
export function findLibrary(project: string): string {
  if (!statSync(project, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(
      `Cannot find the folder \`${toDisplayPath(project)}\`, expected the folder of a library. Correct \`SITE_DIR\`.`,
    )
  }
  const folders = readdirSync(project, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(project, entry.name, 'library.ts')))
    .map(({ name }) => name)
  const [folder, another] = folders
  if (folder === undefined) {
    throw new UserError(
      `Cannot find a library in \`${toDisplayPath(project)}\`, expected a folder with \`library.ts\`. Create \`library/library.ts\`, or run the command in the parent folder of the library.`,
    )
  }
  if (another !== undefined) {
    throw new UserError(
      `Cannot choose a library in \`${toDisplayPath(project)}\`, expected one folder with \`library.ts\` and not ${folders.map((name) => `\`${name}\``).join(', ')}. Keep one.`,
    )
  }
  return join(project, folder)
}
