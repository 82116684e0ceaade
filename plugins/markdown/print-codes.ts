import { formatHtml } from './format-html.ts'
import { highlight } from './highlight.ts'

/** Code whose tokens become HTML, or HTML that is laid out for reading. */
export type PrintJob =
  { code: string; language: string; html?: never } | { html: string; code?: never }

/** What becomes of each code, in their order; what fails has its reason. Threads run it. */
export async function printCodes(jobs: PrintJob[]): Promise<PromiseSettledResult<string>[]> {
  const results: PromiseSettledResult<string>[] = []
  // One after the other: nothing waits here, and what a code leaves behind dies young.
  for (const job of jobs) results.push(...(await Promise.allSettled([print(job)])))
  return results
}

function print(job: PrintJob): Promise<string> {
  return job.html === undefined ? highlight(job.code, job.language) : formatHtml(job.html)
}
