import type { Fault } from './fault.ts'
import { tryFault, type Result } from './try-fault.ts'

/**
 * Tries faults, one at a time in each copy of the checkout; `report` hears of each. Those of the
 * browser, whose servers have fixed ports, are tried in the first copy alone.
 */
export async function tryFaults(
  faults: readonly Fault[],
  copies: readonly string[],
  options: { seconds: number; signal: AbortSignal },
  report: (result: Result) => void,
): Promise<Result[]> {
  const waiting = [...faults]
  const results: Result[] = []
  const work = async (folder: string, isFirst: boolean) => {
    for (;;) {
      const index = waiting.findIndex(({ tests }) => isFirst || !tests.some(isOfBrowser))
      if (index < 0) return
      const [fault] = waiting.splice(index, 1)
      const result = await tryFault(folder, fault!, options)
      results.push(result)
      report(result)
    }
  }
  await Promise.all(copies.map((folder, index) => work(folder, index === 0)))
  return results
}

function isOfBrowser(test: string): boolean {
  return test.startsWith('tests/browser/')
}
