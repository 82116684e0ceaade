import type { ComponentContext } from '@kit-edge/engine/tags'

type Request = { plainCookie?: (name: string, options: { encoded: boolean }) => unknown }

/** Reads a cookie that a client script wrote; empty if there is none, or outside of a request. */
export function readCookie(name: string, read: ComponentContext['read']): string {
  return read(({ request }) => {
    const { plainCookie } = (request ?? {}) as Request
    if (typeof plainCookie !== 'function') return ''
    const value = plainCookie.call(request, name, { encoded: false })
    return typeof value === 'string' ? value : ''
  })
}
