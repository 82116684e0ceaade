import { listCalls, type Call } from '../../../tests/mcp/list-calls.ts'
import type { Catalog } from '../../../kit/src/schema/catalog.ts'

/**
 * So many calls of each tool, from all over a catalog, by the name of the tool; of names that nobody
 * has, each fiftieth of those that look one up.
 */
export function toCalls(catalog: Catalog, count: number): Map<string, Call[]> {
  const all = Map.groupBy(listCalls(catalog), ({ tool }) => tool)
  return new Map(
    [...all].map(([tool, list]) => [
      tool,
      Array.from({ length: count }, (_, index) => {
        const call = list[Math.floor((index * list.length) / count) % list.length]!
        const { name } = call.args
        if (typeof name !== 'string' || index % 50 !== 49) return call
        return { ...call, args: { name: `${name.slice(0, 2)}x${name.slice(3)}y` } }
      }),
    ]),
  )
}
