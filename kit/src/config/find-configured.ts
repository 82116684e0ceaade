/**
 * The value of a lookup such as `acme.button.variant` in what the project's configuration file
 * exports; undefined when it does not say, or when the lookup is of another file.
 */
export function findConfigured(config: unknown, namespace: string, lookup: string): unknown {
  const [file, ...keys] = lookup.split('.')
  if (file !== namespace || !keys.length) return undefined
  let value = config
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value ?? undefined
}
