import type { Site } from '../../kit/src/site/to-site.ts'

/**
 * What was noticed while the examples were rendered, each once, with the file and line of the page
 * in the place of the example and its line.
 */
export function toWarnings({ pages }: Pick<Site, 'pages'>, notices: string[]): string[] {
  const places = new Map(
    pages.flatMap(({ markdown, previews }) =>
      previews.map(({ path, line }) => [path, { file: markdown.file, line }] as const),
    ),
  )
  const warnings = notices.map((notice) =>
    notice.replace(/ in `([^`]+):(\d+)`/, (whole, path: string, line: string) => {
      const place = places.get(path)
      return place ? ` in \`${place.file}:${place.line + Number(line)}\`` : whole
    }),
  )
  return [...new Set(warnings)]
}
