import type { FileSchemaName } from '../schema/files.ts'
import type { Library } from '../schema/library.ts'
import type { Catalog } from '../schema/catalog.ts'

/** Returns the path of a component's page on the site. A sub-component has an anchor there. */
export function toComponentPath(name: string): string {
  const [page, ...rest] = name.split('.')
  return rest.length ? `/components/${page}#${[page, ...rest].join('-')}` : `/components/${page}`
}

/** Returns the path of a page's raw Markdown on the site. */
export function toMarkdownPath(pagePath: string): string {
  return pagePath === '/' ? '/index.md' : `${pagePath}.md`
}

/**
 * Lists the folders with several pages, such as `/guides`. The text of all pages of a folder is
 * also in one file.
 */
export function listPageFolders(pages: { path: string }[]): string[] {
  const folders = Map.groupBy(pages, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return [...folders].flatMap(([folder, { length }]) => (folder && length > 1 ? [folder] : []))
}

/** Returns the path of the file with the text of all pages of a folder. */
export function toFolderTextPath(folder: string): string {
  return `${folder}/llms.txt`
}

/** Returns the path of a published schema on the site. */
export function toSchemaPath(name: FileSchemaName): string {
  return `/schemas/${name}-1.json`
}

/** Converts the path of a page or file of the site to a path in the package's assistants folder. */
export function toPackagedPath(path: string): string {
  const [file = ''] = path.split('#')
  return /\.\w+$/.test(file) ? file : toMarkdownPath(file || '/')
}

/** Returns the relative path from one file to another, `./chip.md` or `../guides/tags.md`. */
export function toRelativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const steps = to.split('/')
  let shared = 0
  while (shared < folders.length && folders[shared] === steps[shared]) shared += 1
  const up = folders.slice(shared).map(() => '..')
  return [...(up.length ? up : ['.']), ...steps.slice(shared)].join('/')
}

/** Returns the path of a skill on the site. */
export function toSkillPath(name: string): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`
}

/** Returns the name of the skill for writing a library's tags. */
export function toSkillName({ namespace }: Pick<Library, 'namespace'>): string {
  return `${namespace}-components`
}

/** Returns the path and anchor of the first heading with this text, or null if there is none. */
export function findHeadingPath(routes: Catalog['routes'], text: string): string | null {
  for (const { path, headings } of routes) {
    const heading = headings.find((candidate) => candidate.text === text)
    if (heading) return `${path}#${heading.slug}`
  }
  return null
}

/**
 * Returns the path where a client-side script is documented, or the page of the first component
 * that needs it. Returns null if there is none.
 */
export function findScriptPath(
  { routes, components }: Pick<Catalog, 'routes' | 'components'>,
  name: string,
): string | null {
  const user = components.find(({ script }) => script === name)
  return findHeadingPath(routes, name) ?? (user ? toComponentPath(user.name) : null)
}

/** Whether the site has a feed, which needs a published release, and a host for absolute links. */
export function hasFeed({ library, releases }: Pick<Catalog, 'library' | 'releases'>): boolean {
  return releases.some(({ date }) => date !== null) && library.docsUrl !== undefined
}
