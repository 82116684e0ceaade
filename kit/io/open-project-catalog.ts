import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalog } from '../src/schema/catalog.ts'
import { readProjectCatalog } from './read-project-catalog.ts'

/**
 * Keeps the catalog of the installed package at hand for a process that runs long. It is read
 * again, at the next call, when the package or the project's configuration changed.
 * @param folder path of the project's folder of configuration files
 * @param name name of the configuration file without its ending
 */
export function openProjectCatalog(
  folder: string,
  name: string,
  report: (problem: string) => void,
): () => Promise<Catalog> {
  const files = [
    fileURLToPath(new URL('../catalog.json', import.meta.url)),
    join(folder, `${name}.ts`),
    join(folder, `${name}.js`),
  ]
  let stamp: string | undefined
  let current: Promise<Catalog>
  return () => {
    const now = files.map(toStamp).join()
    if (now !== stamp) {
      stamp = now
      current = readProjectCatalog(folder, report)
    }
    return current
  }
}

/** Changes when a file does. */
function toStamp(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file)
    return `${mtimeMs}-${size}-${ino}`
  } catch {
    return ''
  }
}
