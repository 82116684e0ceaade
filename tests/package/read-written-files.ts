/**
 * Returns the files that a text tells its readers to write: a line with the path as code, followed
 * by the code.
 */
export function readWrittenFiles(markdown: string): Record<string, string> {
  const found = markdown.matchAll(/^`([\w./-]+)`\n\n(`{3,})\w+\n(.*?)^\2$/gms)
  return Object.fromEntries([...found].map(([, path, , code]) => [path!, code!]))
}
