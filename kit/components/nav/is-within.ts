import type { ComponentContext } from '../../../engine/tags/index.ts'

type Request = { url?: () => unknown }

/** Tells whether the current page is below a URL. `/` never counts: all pages are below it. */
export function isWithin(href: string | null, shared: ComponentContext['shared']): boolean {
  const request = shared.request as Request | undefined
  const path = href?.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  if (!path || typeof request?.url !== 'function') return false
  return String(request.url()).startsWith(`${path}/`)
}
