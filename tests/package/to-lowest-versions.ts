/**
 * The lowest version that each range takes; of the assembler of AdonisJS the first that goes with
 * the first core, and a TypeScript that goes with that.
 */
export function toLowestVersions(ranges: Record<string, string>): Record<string, string> {
  const lowest = Object.entries(ranges).map(([name, range]) => [name, range.replace(/^\^/, '')])
  return { ...Object.fromEntries(lowest), '@adonisjs/assembler': '8.0.0', typescript: '5.9.3' }
}
