import { checkSite } from 'llms-txt-doctor'
import type { Verdict } from './verdict.ts'

/** Asks llms-txt-doctor about `/llms.txt`; every one of its links is followed. */
export async function checkLlmsTxt(address: string): Promise<Verdict> {
  const { found, issues, stats } = await checkSite({ url: address, maxLinks: 1000 })
  const problems = issues.filter(({ level }) => level === 'fail' || level === 'warn')
  return {
    checker: 'llms-txt-doctor',
    figure: `${problems.length} problems (bar 0), ${stats?.checkedLinks ?? 0} links followed`,
    problems: [
      ...(found && stats?.checkedLinks ? [] : ['expected an llms.txt with links']),
      ...problems.map(({ id, message }) => `${id}: ${message}`),
    ],
  }
}
