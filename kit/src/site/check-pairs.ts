import { toProblem, type Problem } from '../problem/to-problem.ts'
import type { LibrarySource, PageSource } from './to-site.ts'

/** Whether every component has its page, no two pages one path, and there is a first page. */
export function checkPairs({ components }: LibrarySource, pages: PageSource[]): Problem[] {
  const documented = components.filter(({ name }) => !name.includes('.'))
  const ids = new Set(pages.map(({ id }) => id))
  return [
    ...checkPaths(pages),
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

function checkPaths(pages: PageSource[]): Problem[] {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  for (const { id, file } of pages) {
    const other = files.get(id)
    files.set(id, file)
    if (other) {
      problems.push(
        toProblem({
          file,
          line: 1,
          cannot: 'publish page',
          value: id === 'index' ? '/' : `/${id}`,
          expected: [`one page at this path, which \`${other}\` has already`],
          fix: 'Rename or delete one of the two files.',
        }),
      )
    }
    if (id === '404' || /\.(json|md|txt|xml|html)$/.test(id) || id.startsWith('optional/')) {
      problems.push(
        toProblem({
          file,
          line: 1,
          cannot: 'publish page',
          value: `/${id}`,
          expected: ['a path that the site does not use itself'],
          fix: 'Rename the file.',
        }),
      )
    }
    if (!/^[a-z0-9]+([-./][a-z0-9]+)*$/.test(id)) {
      problems.push(
        toProblem({
          file,
          line: 1,
          cannot: 'publish page',
          value: id,
          expected: ['lower-case letters, digits, hyphens and dots'],
          fix: 'Rename the file: its path is the address of the page.',
        }),
      )
    }
  }
  if (pages.length && !files.has('index')) {
    problems.push(
      toProblem({
        file: 'content/index.md',
        line: 1,
        cannot: 'publish page',
        value: '/',
        expected: ['a first page'],
        fix: 'Write `index.md` or `index.mdx` in the folder of the content.',
      }),
    )
  }
  return problems
}
