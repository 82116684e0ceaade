import type { IntegrationResolvedRoute } from 'astro'

/** The exports of a page that say which paths it has. */
type PageModule = { getStaticPaths?: (options: unknown) => unknown }

/** A path of a dynamic page, as `getStaticPaths` returns it. */
type StaticPath = { params: Record<string, string | number | undefined> }

/**
 * Lists the paths of all prerendered pages in `astro dev`, as a build would write them.
 * @param load imports the module of a page
 * @param onError is called for a page whose paths cannot be listed
 */
export async function listRoutes(
  routes: IntegrationResolvedRoute[],
  load: (entrypoint: string) => Promise<unknown>,
  onError: (message: string) => void,
): Promise<string[]> {
  const paths = new Set<string>()
  for (const route of routes) {
    if (route.type !== 'page' || !route.isPrerendered) continue
    if (route.pathname !== undefined) paths.add(toPath(route.pathname))
    else {
      try {
        const module = (await load(route.entrypoint)) as PageModule
        for (const { params } of await listStaticPaths(module, route.pattern)) {
          paths.add(toPath(route.generate(toText(params))))
        }
      } catch (error) {
        onError(`Cannot list the pages of \`${route.pattern}\`: ${(error as Error).message}`)
      }
    }
  }
  return [...paths].filter((path) => !/\/(?:404|500)$/.test(path)).toSorted()
}

async function listStaticPaths({ getStaticPaths }: PageModule, routePattern: string) {
  const paths = await getStaticPaths?.({ routePattern, paginate })
  return [paths].flat(Infinity).filter(Boolean) as StaticPath[]
}

/** Returns a path for each part of a list, as Astro's own function does. */
function paginate(
  data: unknown[],
  { pageSize = 10, params = {} }: { pageSize?: number; params?: StaticPath['params'] } = {},
): StaticPath[] {
  const count = Math.max(1, Math.ceil(data.length / pageSize))
  return Array.from({ length: count }, (_, index) => ({
    params: { ...params, page: index ? String(index + 1) : undefined },
  }))
}

function toText(params: StaticPath['params']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === undefined ? value : `${value}`]),
  )
}

function toPath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
