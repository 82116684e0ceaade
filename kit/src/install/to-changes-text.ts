import type { Change } from './change.ts'

const words = { create: 'created', update: 'updated', unchanged: 'unchanged', keep: 'kept' }
const future = { create: 'create', update: 'update', unchanged: 'unchanged', keep: 'keep' }

/** A line for each file: what was done to it, or would be in a dry run. */
export function toChangesText(changes: Change[], { dryRun = false } = {}): string {
  return changes
    .map(({ file, action, note }) => {
      const verb = (dryRun ? future : words)[action].padEnd(9)
      return `  ${verb}  ${file}${note ? `: ${note}` : ''}\n`
    })
    .join('')
}
