/** A JSON value as TypeScript writes it, its strings in single quotes. */
export function toLiteralText(value: unknown): string {
  return JSON.stringify(value).replace(
    /"((?:[^"\\]|\\.)*)"/g,
    (_, text: string) => `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  )
}
