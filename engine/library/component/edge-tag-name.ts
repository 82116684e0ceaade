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
