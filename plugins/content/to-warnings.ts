import type { Site } from '../../engine/library/pages/sources.ts'

/**
 * Descriptions of pages that are too short or too long, and what was noticed while the examples were
 * rendered, each once, with the file and line of the page in the place of the example and its line.
 */
export function toWarnings({ pages }: Pick<Site, 'pages'>, ofExamples: string[]): string[] {
  const places = new Map(
    pages.flatMap(({ markdown, examples }) =>
      examples.map(({ path, line }) => [path, { file: markdown.file, line }] as const),
    ),
  )
  const warnings = ofExamples.map((warning) =>
    warning.replace(/ in `([^`]+):(\d+)`/, (whole, path: string, line: string) => {
      const place = places.get(path)
      return place ? ` in \`${place.file}:${place.line + Number(line)}\`` : whole
    }),
  )
  return [...listDescriptions(pages), ...new Set(warnings)]
}

function listDescriptions(pages: Site['pages']): string[] {
  return pages.flatMap(({ frontMatter: { description }, markdown }) => {
    const { length } = [...description]
    if (length >= 50 && length <= 160) return []
    const place = `${markdown.file}:${markdown.frontMatter.lines.description}`
    return `The description in \`${place}\` has ${length} characters. Search engines and assistants make the most of 50 to 160.`
  })
}
