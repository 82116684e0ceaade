import { toProblem, type Problem } from '../problem/to-problem.ts'
import type { PageSource } from './to-site.ts'

/** Whether pages have paths that can be published, no two the same, and there is a first page. */
export function checkPaths(pages: PageSource[]): Problem[] {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  const refuse = (file: string, value: string, expected: string, fix: string) =>
    problems.push(
      toProblem({ file, line: 1, cannot: 'publish page', value, expected: [expected], fix }),
    )
  for (const { id, file } of pages) {
    const path = id === 'index' ? '/' : `/${id}`
    const other = files.get(id)
    files.set(id, file)
    if (other) {
      const expected = `one page at this path, which \`${other}\` has already`
      refuse(file, path, expected, 'Rename or delete one of the two files.')
    }
    if (isTaken(id)) {
      refuse(file, path, 'a path that the site does not use itself', 'Rename the file.')
    }
    if (!/^[a-z0-9]+([-./][a-z0-9]+)*$/.test(id)) {
      const expected = 'lower-case letters, digits, hyphens and dots'
      refuse(file, id, expected, 'Rename the file: its path is the address of the page.')
    }
  }
  if (pages.length && !files.has('index')) {
    const fix = 'Write `index.md` or `index.mdx` in the folder of the content.'
    refuse('content/index.md', '/', 'a first page', fix)
  }
  return problems
}

/** What is not found, the sitemap, published files, examples alone, and the last section of llms.txt. */
function isTaken(id: string): boolean {
  return (
    id === '404' || id === 'sitemap' || /\.(json|md|txt|xml|html)$|^(optional|preview)\//.test(id)
  )
}
