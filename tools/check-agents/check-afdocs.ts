import { computeScore, runChecks } from 'afdocs'
import type { Verdict } from './verdict.ts'

/**
 * Asks afdocs, whose 28 checks follow the Agent-Friendly Documentation Spec, about every page. It is
 * given the pages, since it would else take the JSON files that llms.txt names for pages too.
 * @param bar the lowest score, of 100
 * @param accepted checks that may fail
 */
export async function checkAfdocs(
  address: string,
  pages: string[],
  { checker, bar, accepted = [] }: { checker: string; bar: number; accepted?: string[] },
): Promise<Verdict> {
  const report = await runChecks(address, {
    samplingStrategy: 'curated',
    curatedPages: pages,
    maxLinksToTest: 1000,
    maxConcurrency: 4,
    requestDelay: 0,
  })
  const { overall } = computeScore(report)
  const { total, pass, warn, fail, error } = report.summary
  const failed = report.results.filter(
    ({ id, status }) => ['fail', 'error', 'skip'].includes(status) && !accepted.includes(id),
  )
  return {
    checker,
    figure: `${overall} (bar ${bar}), ${pass} of ${total} checks passed, ${warn} warned, ${fail + error} failed`,
    problems: [
      ...(overall < bar ? [`score ${overall}, expected ${bar} or more`] : []),
      ...failed.map(({ id, status, message }) => `${id} ${status}: ${message}`),
    ],
  }
}
