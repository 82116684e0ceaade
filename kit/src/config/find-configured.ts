/**
 * The value of a lookup such as `acme.button.variant` in what the project's configuration file
 * exports; undefined when it does not say.
 */
export function findConfigured(config: unknown, namespace: string, lookup: string): unknown {
  let value = config
  for (const key of lookup.slice(namespace.length + 1).split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value ?? undefined
}
