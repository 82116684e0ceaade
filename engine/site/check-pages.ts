import { type Problem, toProblem } from '../problem/problem.ts'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import { frontMatterSchema } from '../schema/page.ts'
import type { PageMarkdown } from '../library/markdown/index.ts'
import type { LibrarySource, Page, PageSource } from './sources.ts'

/** Checks that a component's page shows its API, because the API map links to its headings. */
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

const known = Object.keys(frontMatterSchema.shape)

/** Reports invalid front matter, except the title and description, which `lintPage` checks. */
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

/** Reports former paths of a page that another page has or claims too. */
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
        cannot: 'redirect from',
        value: path,
        expected: [`a path that \`${owner}\` does not have`],
        fix: 'Remove the path from `movedFrom`, here or in the other page.',
      })
    }),
  )
}

/** Reports former anchors that do not lead to a heading of the page, or that still exist. */
export function checkMovedAnchors({ route, frontMatter, markdown, examples }: Page): Problem[] {
  const slugs = route.headings.map(({ slug }) => slug)
  const anchors = new Set([...slugs, ...examples.map(({ id }) => id)])
  const at = { file: markdown.file, line: markdown.frontMatter.lines.movedAnchors ?? 1 }
  return Object.entries(frontMatter.movedAnchors ?? {}).flatMap(([old, now]) => {
    if (anchors.has(old)) {
      const expected = ['an anchor that the page no longer has']
      const fix = 'Delete the line.'
      return [toProblem({ ...at, cannot: 'redirect anchor', value: old, expected, fix })]
    }
    if (slugs.includes(now)) return []
    const nearest = findNearest(now, slugs)
    const fix = nearest ? toSuggestion(`\`${nearest}\``) : 'Write the anchor of a heading.'
    const expected = ['the anchor of a heading on the page']
    return [toProblem({ ...at, cannot: 'redirect an anchor to', value: now, expected, fix })]
  })
}

/** Checks that every component has a page, and every component page a component. */
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
          fix: 'Write the page, with front matter, examples and a line `::api`.',
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

/** Checks that the paths of pages are valid and unique, and that there is a home page. */
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
      const expected = `a path that \`${other}\` does not have`
      refuse(file, path, expected, 'Rename or delete one of the two files.')
    }
    if (isTaken(id)) {
      refuse(file, path, 'a path that the site does not use itself', 'Rename the file.')
    }
    if (!/^[a-z0-9]+([-./][a-z0-9]+)*$/.test(id)) {
      const expected = 'lower-case letters, digits, hyphens and dots'
      refuse(file, id, expected, 'Rename the file: its path is the URL of the page.')
    }
  }
  if (pages.length && !files.has('index')) {
    const fix = 'Create `index.md` or `index.mdx` in the content folder.'
    refuse('content/index.md', '/', 'a home page', fix)
  }
  return problems
}

/**
 * Whether the site itself uses the path: the 404 page, the sitemap, published files, previews, and
 * the last section of llms.txt.
 */
function isTaken(id: string): boolean {
  return (
    id === '404' || id === 'sitemap' || /\.(json|md|txt|xml|html)$|^(optional|preview)\//.test(id)
  )
}

/**
 * Characters that control a terminal, and those that XML cannot contain. Tabs, line breaks and
 * bidirectional control characters are allowed.
 */
const control = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/u

/** Reports control characters in texts, and in values from files, where they may be escaped. */
export function checkCharacters(
  texts: { file: string; text: string }[],
  values: { file: string; value: unknown }[],
): Problem[] {
  const lines = texts.flatMap(({ file, text }) =>
    text.split('\n').map((line, index) => ({ file, line: index + 1, text: line })),
  )
  const strings = values.flatMap(({ file, value }) =>
    listStrings(value).map((text) => ({ file, line: 1, text })),
  )
  const found = new Map(
    [...lines, ...strings]
      .filter(({ text }) => control.test(text))
      .map((place) => [`${place.file}:${place.line}`, toCharacterProblem(place)]),
  )
  return [...found.values()]
}

function toCharacterProblem({
  file,
  line,
  text,
}: {
  file: string
  line: number
  text: string
}): Problem {
  const code = control.exec(text)![0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return toProblem({
    file,
    line,
    cannot: 'publish the character',
    value: `U+${code}`,
    expected: ['text without control characters'],
    fix: 'Delete it: it can control a terminal, or is not allowed in XML.',
  })
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : []
}
