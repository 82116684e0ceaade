import type { ComponentContext } from '../../../engine/tags/index.ts'

type Request = { url?: () => unknown }

/** Tells whether the page that is being rendered is below an address; all are below `/`, which says nothing. */
export function isWithin(href: string | null, shared: ComponentContext['shared']): boolean {
  const request = shared.request as Request | undefined
  const path = href?.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  if (!path || typeof request?.url !== 'function') return false
  return String(request.url()).startsWith(`${path}/`)
}
