/** Tags that load a file or name one that belongs to the page. No example can have them. */
const tag = /<(?:link|script)\s(?:[^>"']|"[^"]*"|'[^']*')*>/g

/**
 * The files that pages load or name in their head and that are not among `files`, each with the
 * pages that do. Files of other hosts are not looked at.
 * @param pages HTML by path
 * @param files paths of all that is published, without a slash at their start
 * @param base path below which the site is served, without a slash at its end
 */
export function findMissingFiles(
  pages: Iterable<readonly [path: string, html: string]>,
  files: ReadonlySet<string>,
  base: string,
): Map<string, string[]> {
  const missing = new Map<string, string[]>()
  for (const [page, html] of pages) {
    for (const url of listUrls(html)) {
      if (!url.startsWith(`${base}/`) || url.startsWith('//')) continue
      const path = decodeURI(url.slice(base.length + 1).replace(/[?#].*$/, ''))
      if (path === '' || files.has(path) || files.has(`${path}.html`)) continue
      missing.set(path, [...(missing.get(path) ?? []), page])
    }
  }
  return missing
}

function listUrls(html: string): Set<string> {
  const urls = [...html.matchAll(tag)].map(([text]) => /\s(?:href|src)="([^"]*)"/.exec(text)?.[1])
  return new Set(urls.filter((url) => url !== undefined))
}
