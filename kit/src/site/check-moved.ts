import { toProblem, type Problem } from '../problem/to-problem.ts'
import type { Page } from './to-site.ts'

/** Reports addresses that a page has left to another, though a second page claims or has them. */
export function checkMoved(pages: Page[]): Problem[] {
  const owners = new Map(pages.map(({ route, markdown }) => [route.path, markdown.file]))
  return pages.flatMap(({ frontMatter, markdown: { file, frontMatter: place } }) =>
    (frontMatter.movedFrom ?? []).flatMap((path) => {
      const owner = owners.get(path)
      owners.set(path, file)
      if (owner === undefined) return []
      return toProblem({
        file,
        line: place.lines.movedFrom ?? 1,
        cannot: 'move the page from',
        value: path,
        expected: [`an address that \`${owner}\` does not have`],
        fix: 'Take it out of one of the two.',
      })
    }),
  )
}
