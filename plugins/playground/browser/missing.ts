/** Names of the packs that exist, and that the page has not sent. */
export const unloaded = new Set<string>()

/**
 * Names of the packs without which the last rendering failed. The page loads them, and renders
 * again.
 */
export const missing = new Set<string>()

/** Notes that a file or module is needed, if a pack can have it. */
export function noteMissing(path: string): void {
  const name = toPackName(path)
  if (unloaded.has(name)) missing.add(name)
}

/**
 * Returns the name of the pack with a file of the library: `components/card/header.edge` is in
 * `card`. Any other module, such as that of a package, has a pack of its own.
 */
export function toPackName(path: string): string {
  return /^components\/([^/.]+)/.exec(path)?.[1] ?? path
}
