/** Returns the dotted name of the component whose template has this path in a library's folder. */
export function toComponentName(path: string): string {
  const words = path.split('/')
  const isOwn = words.length > 1 && words.at(-1) === words.at(-2)
  return words.slice(0, isOwn ? -1 : undefined).join('.')
}
