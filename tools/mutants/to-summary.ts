import type { Result } from './try-fault.ts'

/**
 * What a run came to: how many faults of how many were caught, and each other by its place.
 * @param toLine line of a fault in its file
 */
export function toSummary(
  results: readonly Result[],
  toLine: (fault: Result['fault']) => number,
): string {
  const left = results.filter(({ verdict }) => verdict !== 'caught')
  const lines = left.map(({ fault, verdict }) => {
    const place = `${fault.file}:${toLine(fault)}`
    return `${verdict.padEnd(8)}  ${fault.name}\n          ${place}\n          ${fault.tests.join(', ')}\n`
  })
  return `${lines.join('')}caught ${results.length - left.length} of ${results.length}\n`
}
