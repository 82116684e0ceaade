import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalog } from '../src/schema/catalog.ts'
import { readProjectCatalog } from './read-project-catalog.ts'

/**
 * Keeps the catalog of the installed package at hand for a process that runs long. It is read
 * again, in the course of the next call, when the package or the project's configuration changed.
 * @param folder path of the project's folder of configuration files
 * @param name name of the configuration file without its ending
 */
export async function openProjectCatalog(
  folder: string,
  name: string,
  report: (problem: string) => void,
): Promise<() => Catalog | Promise<Catalog>> {
  const files = [
    fileURLToPath(new URL('../catalog.json', import.meta.url)),
    join(folder, `${name}.ts`),
    join(folder, `${name}.js`),
  ]
  let stamp: string
  let current: { catalog: Catalog } | { error: unknown }
  const read = async () => {
    stamp = toStamp(files)
    current = await readProjectCatalog(folder, report).then(
      (catalog) => ({ catalog }),
      (error: unknown) => ({ error }),
    )
  }
  const get = (): Catalog => {
    if ('error' in current) throw current.error
    return current.catalog
  }
  await read()
  return () => (toStamp(files) === stamp ? get() : read().then(get))
}

/** Changes when one of the files does. */
function toStamp(files: string[]): string {
  return files
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false })
      return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : ''
    })
    .join()
}
