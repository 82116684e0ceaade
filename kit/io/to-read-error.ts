import { relative, sep } from 'node:path'

const REASONS: Record<string, string> = {
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  ELOOP: 'its links lead in a circle',
  ENOTDIR: 'a part of its path is a file',
  ENAMETOOLONG: 'its path is too long',
}

/** Says in one line why a file or folder cannot be read; the path starts at the root. */
export function toReadError(error: unknown, path: string, root: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  // What is no mistake of the file system is one of the program.
  if (code === undefined) throw error
  const shown = relative(root, path).split(sep).join('/') || '.'
  if (code === 'ENOENT')
    return `Cannot find \`${shown}\`, expected a file, a folder or a pattern that fits.`
  return `Cannot read \`${shown}\`: ${REASONS[code] ?? message} (${code}).`
}
