import { getSite } from '@kit-edge/docs/content'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'

/** Returns the URL of a path of the site, with the base path. */
export function toHref(path: string): string {
  // A variable of the environment would replace `import.meta.env.BASE_URL`.
  const base = toBasePath(getSite().catalog.library)
  return path === '/' ? base || '/' : `${base}${path}`
}
