/**
 * The versions of a package from what `npm view <name> versions --json` prints: none of a package
 * that is not there yet, and null when the registry could not be asked.
 */
export function parsePublished(output: string): string[] | null {
  let value: unknown
  try {
    value = JSON.parse(output)
  } catch {
    return null
  }
  // Of a single version npm prints a text.
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.map(String)
  const { error } = (value ?? {}) as { error?: { code?: string } }
  return error?.code === 'E404' ? [] : null
}
