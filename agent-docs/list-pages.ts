import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A page that Astro built. */
export type BuiltPage = {
  /** Path below the base path, without a slash at its end: `/guides/start`; `/` is the home page */
  path: string
  /** Path of the HTML file */
  file: string
  /** Whether the file is the index of a folder of its own, so that its URL ends with a slash */
  isFolder: boolean
}

/** What Astro reports after a build. */
type Built = { dir: URL; pages: { pathname: string }[]; assets: Map<string, URL[]> }

/**
 * Lists the HTML pages of a build, sorted by path. Leaves out pages for errors, and files outside
 * of the output folder.
 */
export function listPages({ dir, pages, assets }: Built): BuiltPage[] {
  const folder = fileURLToPath(dir)
  const existing = new Set(listFiles(folder))
  const fromAssets = [...assets.values()]
    .flat()
    .map((url) => relative(folder, fileURLToPath(url)).split(sep).join('/'))
  const fromPages = pages.flatMap(({ pathname }) => {
    const name = decode(pathname).replace(/^\/|\/$/g, '')
    return name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`, name]
  })
  const files = new Set([...fromAssets, ...fromPages])
  return [...files]
    .filter((file) => file.endsWith('.html') && existing.has(file))
    .map((file) => ({ ...toPath(file), file: join(folder, file) }))
    .filter(({ path }) => !/^\/(?:.+\/)?(?:404|500)$/.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Returns the path of the page in an HTML file of the output. */
function toPath(file: string): Omit<BuiltPage, 'file'> {
  if (file === 'index.html') return { path: '/', isFolder: true }
  const isFolder = file.endsWith('/index.html')
  return { path: `/${file.replace(/(?:\/index)?\.html$/, '')}`, isFolder }
}

/** Lists the files below a folder, with slashes between their folders. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
