/**
 * Returns the files of the package as `files.txt` lists them: one name for all files named by a
 * hash.
 */
export function toListedNames(files: string[]): string[] {
  const names = files.map((file) => file.replace(/^(build\/shared\/)[A-Z0-9]{8}(?=\.js$)/, '$1*'))
  return [...new Set(names)].toSorted()
}
