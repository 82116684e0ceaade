import type { Server } from './open-server.ts'

/** Memory of a server after a number of calls. */
export type Measure = { calls: number; heapUsed: number; rss: number }

/**
 * Sends the same calls to a server again and again, a thousand at once, and measures its memory
 * after each part. The calls before the first measurement fill its caches.
 */
export async function measureGrowth(
  server: Server,
  lines: readonly string[],
  { calls, parts, before = 2000 }: { calls: number; parts: number; before?: number },
): Promise<Measure[]> {
  const measures: Measure[] = []
  const size = Math.ceil(calls / parts)
  let asked = 0
  const ask = async (count: number) => {
    for (const end = asked + count; asked < end;) {
      const batch = Array.from(
        { length: Math.min(1000, end - asked) },
        (_, index) => lines[(asked + index) % lines.length]!,
      )
      await server.ask(batch)
      asked += batch.length
    }
  }
  await ask(Math.max(before, lines.length))
  asked = 0
  for (let part = 0; part <= parts; part += 1) {
    const { heapUsed, rss } = await server.measure()
    measures.push({ calls: asked, heapUsed, rss })
    if (part < parts) await ask(size)
  }
  return measures
}

/**
 * Returns the bytes of heap that each call leaves behind: the median of the parts, because one of
 * them also has what V8 compiles late on a busy machine.
 */
export function toGrowth(measures: readonly Measure[]): number {
  const growths = measures.slice(1).map(({ heapUsed, calls }, index) => {
    const before = measures[index]!
    return (heapUsed - before.heapUsed) / (calls - before.calls)
  })
  return growths.toSorted((a, b) => a - b)[Math.floor(growths.length / 2)]!
}

/** Returns tool calls as the lines that a client writes, numbered. */
export function toLines(calls: readonly { tool: string; args: unknown }[]): string[] {
  return calls.map(({ tool, args }, id) =>
    toLine(id, 'tools/call', { name: tool, arguments: args }),
  )
}

/** Returns a JSON-RPC request as text. */
export function toLine(id: number, method: string, params: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params })
}
