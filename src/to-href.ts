const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a path of the site, below the base that it is served from. */
export function toHref(path: string): string {
  return path === '/' ? base || '/' : `${base}${path}`
}
