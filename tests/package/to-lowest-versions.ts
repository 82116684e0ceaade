/**
 * Returns the lowest version in each range, with the first assembler of AdonisJS that fits the
 * lowest core, and a TypeScript version that fits the assembler.
 */
export function toLowestVersions(ranges: Record<string, string>): Record<string, string> {
  const lowest = Object.entries(ranges).map(([name, range]) => [name, range.replace(/^\^/, '')])
  return { ...Object.fromEntries(lowest), '@adonisjs/assembler': '8.0.0', typescript: '5.9.3' }
}
