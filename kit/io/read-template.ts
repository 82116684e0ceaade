import { readFileSync, statSync } from 'node:fs'

/**
 * In bytes. People write a few kilobytes; a check of a megabyte takes seconds and some 200 MB of
 * memory, and both grow with the size.
 */
const maxSize = 1_000_000

/** A template as it is on the disk: its text, with a byte order mark, or why it has none. */
export type ReadTemplate = { text: string; reason: null } | { text: null; reason: string }

/** Reads a template; text that is not UTF-8, and too much of it, is told in words. */
export function readTemplate(path: string): ReadTemplate {
  const { size } = statSync(path)
  if (size > maxSize) return { text: null, reason: `expected at most ${maxSize / 1e6} MB` }
  const bytes = readFileSync(path)
  if (bytes.includes(0)) return { text: null, reason: 'expected text and not binary data' }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { text: decoder.decode(bytes), reason: null }
  } catch {
    return { text: null, reason: 'expected text in UTF-8' }
  }
}
