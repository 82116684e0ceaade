import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import type { PageHeading } from './headings.ts'
import type { PageLink } from './links.ts'
import { toProblem, type Problem } from '../../problem/problem.ts'

/** The facts about a page that checking links needs, after `expandPage`. */
export interface LinkedPage {
  /** The URL path: `/guides/installation`, or `/` for home. */
  path: string
  file: string
  headings: Pick<PageHeading, 'slug'>[]
  links: (Pick<PageLink, 'url' | 'line'> & Partial<Pick<PageLink, 'kind'>>)[]
  /** Anchors of the page besides those of its headings. */
  anchors?: string[]
  /** Former paths of the page. */
  movedFrom?: string[]
  /** Former anchors of headings, each with the current one. */
  movedAnchors?: Record<string, string>
}

/**
 * Reports broken links to paths and anchors, in the order of the pages. Paths in `extraPaths`
 * (images, published files) exist too; their anchors are not checked.
 */
export function checkLinks(pages: LinkedPage[], extraPaths: Set<string>): Problem[] {
  const anchors = new Map(
    pages.map((page) => [
      page.path,
      new Set([...page.headings.map((heading) => heading.slug), ...(page.anchors ?? [])]),
    ]),
  )
  const paths = [...anchors.keys(), ...extraPaths]
  const moved = new Map(
    pages.flatMap(({ path, movedFrom = [] }) => movedFrom.map((old) => [old, path] as const)),
  )

  const movedAnchors = new Map(pages.map((page) => [page.path, page.movedAnchors ?? {}]))

  function check(page: LinkedPage, { url, line, kind }: LinkedPage['links'][number]): Problem[] {
    if (!/^(?:#|\/(?!\/))/.test(url)) return []
    const hash = url.indexOf('#')
    const path = decode(hash === -1 ? url : url.slice(0, hash)).replace(/\?.*$/, '') || page.path
    const anchor = hash === -1 ? null : decode(url.slice(hash + 1))
    const known = anchors.get(path)
    const at = { file: page.file, line, value: url }
    if (known === undefined) {
      if (extraPaths.has(path)) return []
      const to = moved.get(path)
      if (to !== undefined) {
        const expected = ['the current path of the page']
        const fix = `Write \`${to}${hash === -1 ? '' : url.slice(hash)}\`.`
        return [toProblem({ ...at, cannot: 'link to', expected, fix })]
      }
      const near = findNearest(path, paths)
      const expected = ['the path of a page or of a published file']
      const cannot = kind === 'image' ? 'show the image' : 'link to'
      return [toProblem({ ...at, cannot, expected, fix: suggest(near) })]
    }
    if (anchor === null || known.has(anchor)) return []
    const former = movedAnchors.get(path)!
    if (Object.hasOwn(former, anchor)) {
      const expected = ['the current anchor of the heading']
      const fix = `Write \`${url.slice(0, hash)}#${former[anchor]}\`.`
      return [toProblem({ ...at, cannot: 'link to', expected, fix })]
    }
    const near = findNearest(anchor, [...known])
    const expected = [
      known.size === 0 ? 'no anchor: the page has none' : `an anchor of \`${path}\``,
    ]
    const fix = suggest(near === null ? null : `${hash === 0 ? '' : path}#${near}`)
    return [toProblem({ ...at, cannot: 'link to', expected, fix })]
  }

  return pages.flatMap((page) => page.links.flatMap((link) => check(page, link)))
}

function suggest(near: string | null): string {
  return near === null ? 'Correct the link, or remove it.' : toSuggestion(`\`${near}\``)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
