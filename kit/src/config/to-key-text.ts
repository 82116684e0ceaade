/** A key of an object as TypeScript writes it, in quotes where it has to be. */
export function toKeyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
}
