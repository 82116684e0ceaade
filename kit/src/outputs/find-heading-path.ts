import type { Catalog } from '../schema/catalog.ts'

/** Path of the first heading with this text, with its anchor; null when no page has one. */
export function findHeadingPath(routes: Catalog['routes'], text: string): string | null {
  for (const { path, headings } of routes) {
    const heading = headings.find((candidate) => candidate.text === text)
    if (heading) return `${path}#${heading.slug}`
  }
  return null
}
