import { toProblem, type Problem } from '../problem/to-problem.ts'
import type { LibrarySource, PageSource } from './to-site.ts'

/** Whether every component has its page, and every page of a component the component. */
export function checkPairs({ components }: LibrarySource, pages: PageSource[]): Problem[] {
  const documented = components.filter(({ name }) => !name.includes('.'))
  const ids = new Set(pages.map(({ id }) => id))
  return [
    ...documented
      .filter(({ name }) => !ids.has(`components/${name}`))
      .map(({ name, file }) =>
        toProblem({
          file,
          line: 1,
          cannot: 'document component',
          value: name,
          expected: [`a page \`content/components/${name}.md\``],
          fix: 'Write the page: front matter, examples, and a line `::api`.',
        }),
      ),
    ...pages
      .filter(({ id }) => id.startsWith('components/'))
      .filter(({ id }) => !documented.some(({ name }) => `components/${name}` === id))
      .map(({ id, file }) =>
        toProblem({
          file,
          line: 1,
          cannot: 'find the component of page',
          value: id,
          expected: documented.map(({ name }) => name),
          fix: 'Rename the page after its component, or add the component.',
        }),
      ),
  ]
}
