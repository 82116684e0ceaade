/** Joins class names: strings, lists, and objects whose truthy keys count. */
export function toClassText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const parts = Array.isArray(value)
    ? value.map(toClassText)
    : Object.keys(value).filter((name) => (value as Record<string, unknown>)[name])
  return parts.filter(Boolean).join(' ')
}
