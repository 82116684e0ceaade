import type { Options } from 'prettier'
import * as html from 'prettier/plugins/html'
import { format } from 'prettier/standalone'
import { WIDTH } from '@kit-edge/engine/format/format-template.ts'
import { highlight } from './highlight.ts'

/** Code to highlight, or HTML to format. */
export type PrintJob =
  | { code: string; language: string; html?: never }
  | { html: string; code?: never }

/** Returns the result of each job in order, or the reason of its failure. Runs in a thread. */
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
  printWidth: WIDTH,
  htmlWhitespaceSensitivity: 'ignore',
}

/** Formats HTML for reading. Visible whitespace may move, nothing else changes. */
export async function formatHtml(text: string): Promise<string> {
  return (await format(text, options)).trimEnd()
}
