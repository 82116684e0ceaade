import { toVisible } from '@kit-edge/engine/problem/visible.ts'

/**
 * Throws an Error if Astro cannot read a folder: it and Vite take these characters in the name of a
 * file for parts of a URL.
 */
export function checkFolders(folders: string[]): void {
  const found = folders.find((folder) => /[%#?]/.test(folder))
  if (found === undefined) return
  throw new Error(
    `Cannot document a library in \`${toVisible(found)}\`, expected a folder without \`%\`, \`#\` and \`?\` in its path, which Astro cannot read. Rename the folder.`,
  )
}
