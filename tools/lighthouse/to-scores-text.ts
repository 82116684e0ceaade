import { toColumns } from '../measure/figures.ts'

/** What is read of a report of Lighthouse. */
export type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** The least score out of 100 of each category, by the name that Lighthouse has for it. */
const bars = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
}

/** The categories that have a bar. */
export const categories = Object.keys(bars)

/**
 * The scores of pages as a table, and under it what keeps a page below a bar. A page without a score
 * misses its bar.
 * @param reports by the path of the page
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

/** The audits that cost a category points. */
function listLosses({ categories, audits }: Report, id: string): string[] {
  return categories[id]!.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
  ).map(({ id }) => `${audits[id]!.title} (${id})`)
}
