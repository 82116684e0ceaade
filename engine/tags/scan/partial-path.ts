/**
 * Whether a template is a partial, judging by the folders in its path: other templates include it,
 * or the server renders it alone.
 * @param file path relative to the application or its views
 */
export function isPartial(file: string): boolean {
  return /(^|\/)_?(partials?|components?|includes?)\//.test(file)
}
