import { toColumns } from '../measure/figures.ts'

/** The parts of a Lighthouse report that are used. */
export type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** Minimum score of each category out of 100, by Lighthouse's name for it. */
const bars = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
}

/** The categories with a minimum score. */
export const categories = Object.keys(bars)

/**
 * Returns the scores of pages as a table, followed by the reasons for scores below the minimum. A
 * missing score counts as below it.
 * @param reports reports by the path of the page
 */
export function toScoresText(reports: Map<string, Report>): { text: string; missed: number } {
  const misses: string[] = []
  const rows = [...reports].map(([path, report]) => {
    const cells = Object.entries(bars).map(([id, least]) => {
      const { score = null } = report.categories[id] ?? {}
      const points = score === null ? undefined : Math.floor(score * 100)
      if (points !== undefined && points >= least) return String(points)
      const reasons = points === undefined ? [report.runtimeError?.message] : listLosses(report, id)
      const lines = reasons.filter(Boolean).map((reason) => `\n  ${reason}`)
      misses.push(
        `${path}: ${id} is ${points ?? 'unknown'}, expected at least ${least}.${lines.join('')}`,
      )
      return `${points ?? '?'} ✗`
    })
    return [path, ...cells]
  })
  const table = toColumns([
    ['page', ...categories],
    ['at least', ...Object.values(bars).map(String)],
    ...rows,
  ])
  const verdict = misses.length ? misses.join('\n') : 'Every page reaches every bar.'
  return { text: `${table}\n\n${verdict}\n`, missed: misses.length }
}

/** Lists the audits that lower the score of a category. */
function listLosses({ categories, audits }: Report, id: string): string[] {
  return categories[id]!.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
  ).map(({ id }) => `${audits[id]!.title} (${id})`)
}
