import { toProblem, type Problem } from '../problem/problem.ts'
import type { Release } from '../schema/catalog.ts'

const title = /^(\d+\.\d+\.\d+\S*), (unreleased|\d{4}-\d{2}-\d{2})$/

/**
 * Reads the releases of a changelog, newest first. Each has a heading such as
 * `## 1.2.0, 2026-03-01`, or `unreleased` instead of the date.
 */
export function parseChangelog(
  { file, text }: { file: string; text: string },
  report: (problem: Problem) => void,
): Release[] {
  const releases: Release[] = []
  const lines = text.split(/\r?\n/)
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []))
  for (const [place, start] of starts.entries()) {
    const heading = lines[start]!.slice(3).trim()
    const markdown = lines
      .slice(start + 1, starts[place + 1])
      .join('\n')
      .trim()
    const [, version, day] = title.exec(heading) ?? []
    if (version && day && markdown) {
      releases.push({ version, date: day === 'unreleased' ? null : day, markdown })
      continue
    }
    report(
      toProblem({
        file,
        line: start + 1,
        cannot: 'read release',
        value: heading,
        expected: ['a heading such as `## 1.2.0, 2026-03-01`, with text below it'],
        fix: 'Write the version, a comma, and the day or `unreleased`.',
      }),
    )
  }
  return releases
}
