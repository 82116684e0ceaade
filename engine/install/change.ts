/** What becomes of one file of a project. */
export type Change = {
  /** Path from the project's folder, with slashes */
  file: string
  /** `keep`: the project's own text stays, though it differs from ours. */
  action: 'create' | 'update' | 'delete' | 'unchanged' | 'keep'
  /** The new text; none where nothing is written */
  text?: string
  /** Why the file is kept, and what to do by hand */
  note?: string
}

/**
 * The change that gives a file this text, with the ends of lines that the file has now. A file that
 * has nothing left is deleted.
 */
export function toChange(file: string, before: string | null, text: string | null): Change {
  if (before === null) {
    return text === null ? { file, action: 'unchanged' } : { file, action: 'create', text }
  }
  if (text === null) return { file, action: 'delete' }
  const wanted = isCrlf(before) ? text.replace(/\r?\n/g, '\r\n') : text
  return before === wanted
    ? { file, action: 'unchanged' }
    : { file, action: 'update', text: wanted }
}

/** A text with both ends of lines is left as it is. */
function isCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}

const words = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  unchanged: 'unchanged',
  keep: 'kept',
}

/** A line for each file: what was done to it, or would be in a dry run. */
export function toChangesText(changes: Change[], { dryRun = false } = {}): string {
  return changes
    .map(({ file, action, note }) => {
      const verb = (dryRun ? action : words[action]).padEnd(9)
      return `  ${verb}  ${file}${note ? `: ${note}` : ''}\n`
    })
    .join('')
}
