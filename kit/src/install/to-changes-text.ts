import type { Change } from './change.ts'

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
