/** Whether other templates include one at this path, by the name of a folder that it is in. */
export function isPartial(file: string): boolean {
  return /(^|\/)_?(partials?|components?|includes?)\//.test(file)
}
