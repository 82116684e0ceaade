import type { Options } from 'prettier'
import * as html from 'prettier/plugins/html'
import { format } from 'prettier/standalone'
import { highlight } from './highlight.ts'

/** Code whose tokens become HTML, or HTML that is laid out for reading. */
export type PrintJob =
  { code: string; language: string; html?: never } | { html: string; code?: never }

/** What becomes of each code, in their order; what fails has its reason. Threads run it. */
export async function printCodes(jobs: PrintJob[]): Promise<PromiseSettledResult<string>[]> {
  const results: PromiseSettledResult<string>[] = []
  // Sequential: nothing here awaits I/O, and short-lived garbage stays in the young generation.
  for (const job of jobs) results.push(...(await Promise.allSettled([print(job)])))
  return results
}

function print(job: PrintJob): Promise<string> {
  return job.html === undefined ? highlight(job.code, job.language) : formatHtml(job.html)
}

const options: Options = {
  parser: 'html',
  plugins: [html],
  printWidth: 140,
  htmlWhitespaceSensitivity: 'ignore',
}

/** HTML laid out for reading; white space that a browser shows may move, nothing else does. */
export async function formatHtml(text: string): Promise<string> {
  return (await format(text, options)).trimEnd()
}
