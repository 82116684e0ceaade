import type { Change } from './change.ts'
import { toDiffText } from './to-diff-text.ts'

/** What each change adds to a file or takes from it, below the name of the file. */
export function toDiffsText(
  changes: readonly Change[],
  read: (file: string) => string | null,
): string {
  return changes
    .filter(({ text }) => text !== undefined)
    .map(({ file, text }) => `  ${file}\n${toDiffText(read(file) ?? '', text!)}`)
    .join('\n')
}
