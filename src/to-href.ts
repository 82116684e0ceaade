const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Returns the URL of a path of the site, with the base path. */
export function toHref(path: string): string {
  return path === '/' ? base || '/' : `${base}${path}`
}
