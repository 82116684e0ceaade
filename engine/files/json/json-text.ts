/** A value as the text of a published JSON file: indented, ending with a line break. */
export function toJsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
