import type { FileSchemaName } from '../schema/files.ts'
import type { Library } from '../schema/library.ts'
import type { Catalog } from '../schema/catalog.ts'

/** Path of a component's page below the documentation host; a sub-component has an anchor there. */
export function toComponentPath(name: string): string {
  const [page, ...rest] = name.split('.')
  return rest.length ? `/components/${page}#${[page, ...rest].join('-')}` : `/components/${page}`
}

/** Where the raw Markdown of a page is, below the documentation host. */
export function toMarkdownPath(pagePath: string): string {
  return pagePath === '/' ? '/index.md' : `${pagePath}.md`
}

/** Path of a published schema below the documentation host. */
export function toSchemaPath(name: FileSchemaName): string {
  return `/schemas/${name}-1.json`
}

/** Path of a file in the package's folder for assistants, given the path of a page or file of the site. */
export function toPackagedPath(path: string): string {
  const [file = ''] = path.split('#')
  return /\.\w+$/.test(file) ? file : toMarkdownPath(file || '/')
}

/** Where a skill is, below the documentation host. */
export function toSkillPath(name: string): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`
}

/** Name of the skill of writing a library's tags, as agents list it. */
export function toSkillName({ namespace }: Pick<Library, 'namespace'>): string {
  return `${namespace}-components`
}

/** Path of the first heading with this text, with its anchor; null when no page has one. */
export function findHeadingPath(routes: Catalog['routes'], text: string): string | null {
  for (const { path, headings } of routes) {
    const heading = headings.find((candidate) => candidate.text === text)
    if (heading) return `${path}#${heading.slug}`
  }
  return null
}

/** Where a client-side script is documented, or else the first component that needs it. */
export function findScriptPath(
  { routes, components }: Pick<Catalog, 'routes' | 'components'>,
  name: string,
): string | null {
  const user = components.find(({ script }) => script === name)
  return findHeadingPath(routes, name) ?? (user ? toComponentPath(user.name) : null)
}

/** Whether the site has a feed: it needs a release to tell of, and a host for absolute links. */
export function hasFeed({ library, releases }: Pick<Catalog, 'library' | 'releases'>): boolean {
  return releases.some(({ date }) => date !== null) && library.docsUrl !== undefined
}
