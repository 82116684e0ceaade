import { parsePage, rewriteDestinations, takeTree } from '../../library/markdown/index.ts'
import { spliceText } from '../../tags/scan/splice-text.ts'
import { walk } from '../../library/markdown/walk.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { listPackagedPaths } from '../published-paths.ts'
import { listEntries } from '../groups.ts'
import { toComponentPath, toPackagedPath } from '../paths.ts'
import { toHostUrl } from '../urls.ts'

/**
 * Rewrites the links of a text for the package: to local files if they exist, otherwise to the
 * documentation host. Without a host, replaces links to missing files with their text.
 * @param file path of the file that will contain the text, from the root folder, `/llms.txt`
 */
export function toOfflineMarkdown(catalog: Catalog, text: string, file: string): string {
  const { library } = catalog
  const packaged = listPackagedPaths(catalog)
  const isPackaged = (url: string) => packaged.has(toPackagedPath(url))
  const whole =
    library.docsUrl === undefined
      ? unlink(text, file, (url) => url.startsWith('/') && !isPackaged(url))
      : text
  const page = parsePage(whole, { file })
  return rewriteDestinations(page.text, page.links, (url) => {
    if (!url.startsWith('/')) return url
    return isPackaged(url)
      ? `${toRelativePath(file, toPackagedPath(url))}${findAnchor(catalog, url)}`
      : toHostUrl(library, url)!
  })
}

/** Returns the anchor of a URL if its file has it. A component's file only has those of entries. */
function findAnchor(catalog: Catalog, url: string): string {
  const [path, anchor] = url.split('#')
  if (anchor === undefined) return ''
  const isWhole = !catalog.components.some(({ name }) => toComponentPath(name) === path)
  const isKept = isWhole || listEntries(catalog).some(({ name }) => toComponentPath(name) === url)
  return isKept ? `#${anchor}` : ''
}

/** Replaces each link to a missing file with its text. */
function unlink(text: string, file: string, isLost: (url: string) => boolean): string {
  const page = parsePage(text, { file })
  const edits: { from: number; to: number; text: string }[] = []
  walk(takeTree(page), 'link', ({ url, position, children }) => {
    const [first] = children
    if (!isLost(url) || !position || !first?.position) return
    const last = children.at(-1)!.position!
    edits.push(
      { from: position.start.offset!, to: first.position.start.offset!, text: '' },
      { from: last.end.offset!, to: position.end.offset!, text: '' },
    )
  })
  return spliceText(page.text, edits)
}

/** Returns the relative path from one file to another, `./chip.md` or `../guides/tags.md`. */
function toRelativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const steps = to.split('/')
  let shared = 0
  while (shared < folders.length && folders[shared] === steps[shared]) shared += 1
  const up = folders.slice(shared).map(() => '..')
  return [...(up.length ? up : ['.']), ...steps.slice(shared)].join('/')
}
