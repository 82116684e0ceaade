import type { WatchedServer } from './open-watched.ts'

/** What a server held after so many calls. */
export type Measure = { calls: number; heapUsed: number; rss: number }

/**
 * Asks a server the same calls again and again, a thousand at once, and measures what it holds after
 * each part. The first part, which fills its caches, is not in the measures.
 */
export async function measureGrowth(
  server: WatchedServer,
  lines: readonly string[],
  { calls, parts }: { calls: number; parts: number },
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
  await ask(Math.max(size, lines.length))
  asked = 0
  for (let part = 0; part <= parts; part += 1) {
    const { heapUsed, rss } = await server.measure()
    measures.push({ calls: asked, heapUsed, rss })
    if (part < parts) await ask(size)
  }
  return measures
}
