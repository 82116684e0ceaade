import type { Measure } from './measure-growth.ts'

/** Bytes of heap that each call left behind: the slope of the line that fits the measures best. */
export function toGrowth(measures: readonly Measure[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(measures.map(({ calls }) => calls))
  const y = mean(measures.map(({ heapUsed }) => heapUsed))
  const sum = (of: (measure: Measure) => number) => mean(measures.map(of))
  const spread = sum(({ calls }) => (calls - x) ** 2)
  return sum(({ calls, heapUsed }) => (calls - x) * (heapUsed - y)) / spread
}
