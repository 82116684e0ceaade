import { statSync } from 'node:fs'

/** Returns a text that changes when a file does, or is deleted. */
export function toStamp(file: string): string {
  try {
    // An error for each missing file would take longer than the rest.
    const stats = statSync(file, { throwIfNoEntry: false })
    return stats ? `${stats.mtimeMs}-${stats.size}-${stats.ino}` : ''
  } catch {
    return ''
  }
}
