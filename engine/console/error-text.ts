import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FileTypeError } from '../io/read-file.ts'
import { LookupError } from '../problem/lookup-error.ts'
import { toUserMessage } from '../problem/user-error.ts'
import { toVisible } from '../problem/visible.ts'
import type { WriteError } from '../io/write-files.ts'

/** Returns a command's message for an error. Unexpected errors keep their stack trace. */
export function toCommandErrorText(error: unknown, namespace: string, appRoot: URL): string {
  if (error instanceof LookupError && error.kind === 'component') {
    return `${error.message} Run \`node ace ${namespace}:list\` to list all.`
  }
  if (error instanceof LookupError && error.kind === 'block') {
    return `${error.message} Run \`node ace ${namespace}:show blocks\` to list all.`
  }
  if (!(error instanceof Error)) return String(error)
  const text = toFileErrorText(error, (path) =>
    toVisible(relative(fileURLToPath(appRoot), path).split(sep).join('/')),
  )
  if (text) return text
  return toUserMessage(error) ?? error.stack ?? error.message
}

/** Explanations of the operating system's error codes. */
const meanings: Record<string, string> = {
  EACCES: 'this user has no permission',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'there is a file in place of a folder',
  EFBIG: 'the file would be too large',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links form a loop',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is a file, not a folder',
  EPERM: 'the operating system does not permit it',
  EROFS: 'the file system is read-only',
}

/**
 * Explains an error of the file system: which file, why, and what was already changed. Returns null
 * for any other error.
 * @param toName returns the displayed form of a path
 */
export function toFileErrorText(error: Error, toName: (path: string) => string): string | null {
  const { code, path, changed = [] } = error as Partial<WriteError>
  if (!code || !path) return null
  const known = Object.hasOwn(meanings, code) ? `: ${meanings[code]}` : ''
  const meaning = error instanceof FileTypeError ? `: it is ${error.kind}` : known
  const names = changed.map((path) => `\`${toName(path)}\``).join(', ')
  const state = names ? `Only ${names} changed; run the command again.` : 'Nothing was changed.'
  return `Cannot use \`${toName(path)}\` (${code}), expected a file that can be read and written${meaning}. ${state}`
}
