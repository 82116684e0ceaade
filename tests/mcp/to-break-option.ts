import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Returns the Node option that inserts a mistake into functions of the package, by their names. */
export function toBreakOption(
  names: string[],
  mistake = "throw new Error('A mistake in NAME')",
): string {
  const url = pathToFileURL(join(import.meta.dirname, 'break-functions.ts'))
  url.search = String(new URLSearchParams({ names: names.join(), mistake }))
  return `--import=${url}`
}
