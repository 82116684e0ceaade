import { toColumns } from '../../to-columns.ts'
import type { Timing } from './run-timed.ts'

/** Medians of one generator: cold, unchanged, and after one edit. */
export type Result = {
  title: string
  cold: Timing
  warm: Timing
  edit: Timing
  /** Size of what it wrote, in MB */
  size: number
  /** Size of the HTML of a page, in KB */
  page: number
}

const columns = [
  [
    '',
    'cold CPU s',
    'wall s',
    'peak MiB',
    'warm CPU s',
    'edit CPU s',
    'output MB',
    'page KB',
    'CPU ratio',
  ],
]

/** The results as a table, with the CPU time of a cold build as a ratio to the first one's. */
export function toTable(results: Result[]): string {
  const [first] = results
  const rows = results.map(({ title, cold, warm, edit, size, page }) => [
    title,
    cold.cpu.toFixed(1),
    cold.wall.toFixed(1),
    cold.memory.toFixed(0),
    warm.cpu.toFixed(1),
    edit.cpu.toFixed(1),
    size.toFixed(0),
    page.toFixed(1),
    (cold.cpu / first!.cold.cpu).toFixed(2),
  ])
  return toColumns([...columns, ...rows])
}
