/**
 * The lowest version that each range takes; of the assembler of AdonisJS the lowest that works with
 * the lowest core.
 */
export function toLowestVersions(ranges: Record<string, string>): Record<string, string> {
  const lowest = Object.entries(ranges).map(([name, range]) => [name, range.replace(/^\^/, '')])
  return { ...Object.fromEntries(lowest), '@adonisjs/assembler': '8.0.0' }
}
