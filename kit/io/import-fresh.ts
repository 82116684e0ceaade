import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/** Imports a module, again whenever its file has changed since the last time. */
export async function importFresh(file: string): Promise<Record<string, unknown>> {
  const { mtimeMs } = await stat(file)
  return import(`${pathToFileURL(file)}?changed=${mtimeMs}`)
}
