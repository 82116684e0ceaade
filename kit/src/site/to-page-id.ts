/** Id of a page from its path in the content folder; `index` stands for its folder. */
export function toPageId(path: string): string {
  const id = path.replaceAll('\\', '/').replace(/\.mdx?$/, '')
  return id.replace(/\/index$/, '')
}
