import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Verdict } from './verdict.ts'

type Check = { name: string; passed: boolean; skipped?: boolean; detail?: string }
type Report = { score: number; categories: Record<string, { checks: Check[] }> }

/**
 * What the checker asks for and the site does not do: to tell clients apart by their names, and to
 * say of a missing page that it is there.
 */
const refused = ['Agent UA → markdown', 'Missing page → markdown']

/** Where git knows no days, as in a shallow clone, no file can have one. */
const ofDays = ['sitemap.xml', 'Frontmatter']

/** Asks `@vercel/agent-readability` about five pages that it draws from the sitemap. */
export async function checkAgentReadability(address: string, hasDays: boolean): Promise<Verdict> {
  const bar = hasDays ? 88 : 80
  const accepted = hasDays ? refused : [...refused, ...ofDays]
  const { score, categories } = await audit(address)
  const checks = Object.values(categories).flatMap(({ checks }) => checks)
  const failed = checks.filter(
    ({ name, passed, skipped }) => !passed && !skipped && !accepted.includes(name),
  )
  return {
    checker: 'agent-readability',
    figure: `${score} (bar ${bar}), ${checks.length - refused.length} of its ${checks.length} checks apply`,
    problems: [
      ...(score < bar ? [`score ${score}, expected ${bar} or more`] : []),
      ...(checks.length < 20 ? [`only ${checks.length} checks were made`] : []),
      ...failed.map(({ name, detail }) => `${name}: ${detail ?? 'failed'}`),
    ],
  }
}

async function audit(address: string): Promise<Report> {
  for (;;) {
    const { stdout } = await promisify(execFile)('agent-readability', ['audit', address, '--json'])
    const report = JSON.parse(stdout) as Report
    // Of the first page that it draws it asks for the address with `.md` after it. That of the home
    // page is then none, which nobody can answer: it draws again.
    const ofAddress = Object.values(report.categories)
      .flatMap(({ checks }) => checks)
      .find(({ name }) => name === '.md URL → markdown')
    if (ofAddress?.detail !== 'status 0') return report
  }
}
