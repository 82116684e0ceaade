import type { Doc } from './read-docs.ts'

/** Pages outside folders, then those of `sections`, then other folders; in each by order and title. */
export function sortDocs(docs: Doc[], sections: string[]): Doc[] {
  const rank = (folder: string) => {
    const named = sections.indexOf(folder)
    return folder === '' ? -1 : named === -1 ? sections.length : named
  }
  return docs.toSorted(
    (a, b) =>
      rank(a.folder) - rank(b.folder) ||
      a.folder.localeCompare(b.folder, 'en') ||
      toDifference(a.order, b.order) ||
      a.title.localeCompare(b.title, 'en'),
  )
}

/** Below, at or above zero; no number where two pages have no order, which is equal too. */
function toDifference(a: number, b: number): number {
  return a === b ? 0 : a - b
}
