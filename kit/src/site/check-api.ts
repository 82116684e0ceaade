import type { PageMarkdown } from '../markdown/index.ts'
import { toProblem, type Problem } from '../problem/to-problem.ts'

/** Whether the page of a component shows its API, to whose headings the API map points. */
export function checkApi({ file, directives }: PageMarkdown): Problem[] {
  if (directives.some(({ name }) => name === 'api')) return []
  return [
    toProblem({
      file,
      line: 1,
      cannot: 'find the API',
      expected: ['a line `::api`'],
      fix: 'Write `::api` in a paragraph of its own, at the end of the page.',
    }),
  ]
}
