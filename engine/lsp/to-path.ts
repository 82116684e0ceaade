import { fileURLToPath } from 'node:url'

/** Returns the path of a URI, or null if it is that of no file on this machine. */
export function toPath(uri: string): string | null {
  try {
    return fileURLToPath(uri)
  } catch {
    return null
  }
}
