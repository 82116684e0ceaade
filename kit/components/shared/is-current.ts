import type { ComponentContext } from '../../../engine/tags/index.ts'

type Request = { url?: () => unknown }

/** Tells whether an address is that of the page that is being rendered, without its query. */
export function isCurrent(href: string | null, shared: ComponentContext['shared']): boolean {
  const request = shared.request as Request | undefined
  if (!href || typeof request?.url !== 'function') return false
  return toPath(href) === toPath(String(request.url()))
}

function toPath(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
}
