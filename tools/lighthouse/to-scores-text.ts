/** What is read of a report of Lighthouse. */
export type Report = {
  runtimeError?: { message: string }
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >
  audits: Record<string, { title: string; score: number | null }>
}

/** Each category, its column, and the least score out of 100 that it may have. */
const bars = [
  { id: 'performance', title: 'performance', least: 95 },
  { id: 'accessibility', title: 'accessibility', least: 100 },
  { id: 'best-practices', title: 'best practices', least: 100 },
  { id: 'seo', title: 'SEO', least: 100 },
  { id: 'agentic-browsing', title: 'agentic browsing', least: 100 },
]

/** The categories that have a bar, as Lighthouse names them. */
export const categories = bars.map(({ id }) => id)

/**
 * The scores of pages as a table, and what keeps a page below a bar under it. A page without a
 * score misses its bar.
 * @param reports by the path of the page
 */
export function toScoresText(reports: Map<string, Report>): { text: string; missed: number } {
  const width = Math.max(4, ...[...reports.keys()].map(({ length }) => length))
  const toLine = (name: string, cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell, index) => cell.padStart(bars[index]!.title.length))]
      .join('  ')
      .trimEnd()
  const lines = [
    toLine(
      'page',
      bars.map(({ title }) => title),
    ),
  ]
  const misses: string[] = []
  for (const [path, report] of reports) {
    const cells = bars.map(({ id, title, least }) => {
      const { score = null } = report.categories[id] ?? {}
      const points = score === null ? undefined : Math.floor(score * 100)
      if (points !== undefined && points >= least) return String(points)
      const reasons = points === undefined ? [report.runtimeError?.message] : listLosses(report, id)
      misses.push(
        `${path}: ${title} is ${points ?? 'unknown'}, expected at least ${least}.`,
        ...reasons.filter(Boolean).map((reason) => `  ${reason}`),
      )
      return `${points ?? '?'} ✗`
    })
    lines.push(toLine(path, cells))
  }
  const missed = misses.filter((line) => !line.startsWith(' ')).length
  const verdicts = bars.map(({ title, least }) => {
    const bad = misses.filter((line) => line.includes(`: ${title} is `)).length
    return `${title} ≥ ${least}: ${bad ? `MISSED on ${bad} of ${reports.size}` : 'holds'}`
  })
  return {
    text: `${[...lines, '', ...verdicts, ...(missed ? ['', ...misses] : [])].join('\n')}\n`,
    missed,
  }
}

/** The audits that cost a category points. */
function listLosses({ categories, audits }: Report, id: string): string[] {
  return categories[id]!.auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
  ).map(({ id }) => `${audits[id]!.title} (${id})`)
}
