import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CatalogError } from '../io/read-catalog.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { WriteError } from '../io/write-files.ts'

/** Returns a command's message for an error. Unexpected errors keep their stack trace. */
export function toCommandErrorText(error: unknown, namespace: string, appRoot: URL): string {
  if (error instanceof LookupError && error.kind === 'component') {
    return `${error.message} \`node ace ${namespace}:list\` lists all.`
  }
  if (error instanceof LookupError || error instanceof CatalogError) return error.message
  if (!(error instanceof Error)) return String(error)
  const text = toFileErrorText(error, (path) =>
    relative(fileURLToPath(appRoot), path).split(sep).join('/'),
  )
  if (text) return text
  return error.message.startsWith('Cannot ') ? error.message : (error.stack ?? error.message)
}

/** Explanations of the operating system's error codes. */
const meanings: Record<string, string> = {
  EACCES: 'this user may not',
  EDQUOT: 'the quota of the disk is used up',
  EEXIST: 'a file is in the place of a folder',
  EFBIG: 'it would be larger than files may be',
  EISDIR: 'a folder is in its place',
  ELOOP: 'a link leads to itself',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the place of a folder',
  EPERM: 'the system does not let this user',
  EROFS: 'the file system can only be read',
}

/**
 * Explains an error of the file system: which file, why, and what was already changed. Returns null
 * for any other error.
 * @param toName returns the displayed form of a path
 */
export function toFileErrorText(error: Error, toName: (path: string) => string): string | null {
  const { code, path, changed = [] } = error as Partial<WriteError>
  if (!code || !path) return null
  const meaning = Object.hasOwn(meanings, code) ? `: ${meanings[code]}` : ''
  const names = changed.map((path) => `\`${toName(path)}\``).join(', ')
  const state = names ? `Only ${names} changed; run it again.` : 'Nothing was changed.'
  return `Cannot use \`${toName(path)}\` (${code}), expected a file that can be read and written${meaning}. ${state}`
}
