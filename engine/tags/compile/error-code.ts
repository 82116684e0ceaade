/** Returns the error code of a library: `toErrorCode('acme', 'TAG')` is `E_ACME_TAG`. */
export function toErrorCode(namespace: string, name: string): string {
  return `E_${namespace.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_${name}`
}
