import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The option of Node that puts a mistake into modules of the package, by their file names. */
export function toBreakOption(
  modules: string[],
  mistake = "throw new Error('A mistake in MODULE')",
): string {
  const url = pathToFileURL(join(import.meta.dirname, 'break-modules.ts'))
  url.search = String(new URLSearchParams({ modules: modules.join(), mistake }))
  return `--import=${url}`
}
