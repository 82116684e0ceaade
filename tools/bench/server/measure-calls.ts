import type { Call } from '../../../tests/mcp/list-calls.ts'
import { initialize } from './initialize.ts'
import { openServer } from './open-server.ts'

/** What calls of a tool take, in milliseconds. */
export type CallTimes = { first: number; p50: number; p99: number }

/**
 * Measures calls one after the other, each from the request to the end of its answer. The first one
 * has what is prepared only once in it; as many as a tenth follow before any counts.
 * @param calls by the name of what is measured, as often as they are to be called
 */
export async function measureCalls(
  folder: string,
  command: string[],
  calls: Map<string, Call[]>,
): Promise<Map<string, CallTimes>> {
  const results = new Map<string, CallTimes>()
  for (const [name, list] of calls) {
    const server = openServer(folder, command)
    await server.ask('initialize', initialize)
    const call = async ({ tool, args }: Call) => {
      const start = performance.now()
      await server.ask('tools/call', { name: tool, arguments: args })
      return performance.now() - start
    }
    const first = await call(list[0]!)
    for (const item of list.slice(0, list.length / 10)) await call(item)
    const times: number[] = []
    for (const item of list) times.push(await call(item))
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.ceil(times.length * share) - 1]!
    results.set(name, { first, p50: at(0.5), p99: at(0.99) })
    await server.end()
  }
  return results
}
