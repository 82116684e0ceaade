import type { CallTimes } from './measure-calls.ts'
import type { StartTimes } from './measure-starts.ts'

/** A goal: what was measured, and at most what it may be. */
export type Goal = { text: string; value: number; bar: number; unit: 'ms' | '×' }

/** How long a call of a tool may take, 99 of a hundred, by the number of components. */
const callBars: Record<number, number> = { 60: 5, 5000: 20 }

/**
 * The goals of the server and the console.
 * @param starts by their names; those of other commands of ace are in `others`
 * @param calls by the number of components, then by the tool
 */
export function listGoals(
  starts: Record<'bin' | 'aceServer' | 'list' | 'show', StartTimes> & { others: StartTimes[] },
  calls: Map<number, Map<string, CallTimes>>,
): Goal[] {
  const lightest = Math.min(...starts.others.map(({ ready }) => ready))
  return [
    { text: 'bin, first answer', value: starts.bin.ready, bar: 100, unit: 'ms' },
    { text: 'ace, first answer', value: starts.aceServer.ready, bar: 450, unit: 'ms' },
    { text: 'list / lightest of ace', value: starts.list.ready / lightest, bar: 1.1, unit: '×' },
    { text: 'show / lightest of ace', value: starts.show.ready / lightest, bar: 1.1, unit: '×' },
    ...[...calls].flatMap(([size, tools]) =>
      [...tools].map(([tool, { p99 }]): Goal => ({
        text: `${tool} of ${size}, p99`,
        value: p99,
        bar: callBars[size]!,
        unit: 'ms',
      })),
    ),
  ]
}
