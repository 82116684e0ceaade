/** Returns the dotted name of the component whose template has this path in a library's folder. */
export function toComponentName(path: string): string {
  const words = path.split('/')
  const isOwn = words.length > 1 && words.at(-1) === words.at(-2)
  return words.slice(0, isOwn ? -1 : undefined).join('.')
}

/**
 * Returns the name of the tag that Edge gives a component of the application, from its path in the
 * folder `components`: `form/app_field` is `form.appField`.
 */
export function toEdgeTagName(path: string): string {
  return path
    .replace(/\/index$/, '')
    .replaceAll('/', '.')
    .replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the name of Edge's own call of a component: that of `acme.card-header` is `acme.cardHeader`. */
export function toCallName(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
