/** Returns the attribute of a prop: `closeLabel` is `close-label`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
