/** The pages that somebody has opened from the search, newest first. */
const key = 'search-recent'
const most = 5

/** Returns the paths of the pages. Empty if the browser does not store anything. */
export function readRecent(): string[] {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** Puts a path first. */
export function addRecent(path: string): void {
  const paths = [path, ...readRecent().filter((other) => other !== path)].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(paths))
  } catch {
    // A browser that stores nothing has no recent pages.
  }
}
