import { toLocalUrl, toMarkdownUrl, toPagePath, type Site } from './site.ts'

/** The pages and files that links can lead to. */
export type Targets = {
  /** Whether the Markdown of the page at a path is published */
  isPublished: (path: string) => boolean
  /** Whether the site has something else at a path, such as an image or a page without Markdown */
  isOther: (path: string) => boolean
  /** Paths of redirects and the URLs that they lead to */
  redirects: Map<string, string>
}

/**
 * Returns a function that resolves a link on a page: to the Markdown of the page it leads to. URLs
 * of the site are written from its root, which takes a third less text than with its host.
 * @param onDead is called with each link that leads nowhere on the site
 */
export function createResolver(
  site: Site,
  { isPublished, isOther, redirects }: Targets,
  onDead: (page: string, url: string) => void,
): (page: string) => (url: string) => string {
  return (page) => (written) => {
    const url = written.trim()
    let local = toLocalUrl(site, page, url)
    if (!local) return url
    for (let count = 0; count < 10; count += 1) {
      // Astro leaves links to files in `src/pages` as they are.
      const path = [local.path, local.path.replace(/(?:\/index)?\.mdx?$/, '')]
        .map(toPagePath)
        .find((each, index, all) => index === all.length - 1 || isPublished(each))!
      if (isPublished(path)) return `${toMarkdownUrl({ root: site.base }, path)}${local.rest}`
      const target = redirects.get(path)
      if (target === undefined) break
      const next = toLocalUrl(site, path, target)
      if (!next) return target
      local = { path: next.path, rest: local.rest || next.rest }
    }
    if (!isOther(local.path)) onDead(page, url)
    return `${site.base}${encodeURI(local.path)}${local.rest}`
  }
}
