import { statSync } from 'node:fs'

/** Returns a text that changes when a file does, or is deleted. */
export function toStamp(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file)
    return `${mtimeMs}-${size}-${ino}`
  } catch {
    return ''
  }
}
