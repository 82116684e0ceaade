import type { PageMarkdown } from '../markdown/index.ts'
import { findNearest } from '../problem/find-nearest.ts'
import { toProblem, type Problem } from '../problem/to-problem.ts'
import { frontMatterSchema } from '../schema/page.ts'
import { toSuggestion } from '../problem/to-suggestion.ts'

const known = Object.keys(frontMatterSchema.shape)

/** Front matter that does not fit, besides title and description: those are linted with the page. */
export function checkFrontMatter({ file, frontMatter }: PageMarkdown): Problem[] {
  const result = frontMatterSchema.safeParse(frontMatter.data ?? {})
  if (result.success) return []
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const nearest = findNearest(key, known)
        return toProblem({
          file,
          line: frontMatter.lines[key] ?? 1,
          cannot: 'read front matter key',
          value: key,
          expected: known,
          fix: nearest ? toSuggestion(`\`${nearest}\``) : 'Delete the line.',
        })
      })
    }
    const key = String(issue.path[0] ?? '')
    if (key === 'title' || key === 'description') return []
    return toProblem({
      file,
      line: frontMatter.lines[key] ?? 1,
      cannot: 'read front matter',
      ...(key && { value: key }),
      expected: [issue.message.replace(/^Invalid input: expected /, '')],
      fix: 'Correct the value in the front matter.',
    })
  })
}
