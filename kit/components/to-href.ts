import type { ComponentContext } from '../src/edge/index.ts'
import { isSafeValue } from '../src/edge/is-safe-value.ts'
import { isScriptUrl } from './is-script-url.ts'

/** Where a link goes: an address, or a route of the application with its parameters. */
export type Destination = {
  href?: string | { value: string }
  route?: string
  routeParams?: unknown
  routeOptions?: Record<string, unknown>
}

/** The address of a link; null when it has none, or one that would run a script. */
export function toHref(
  { href, route, routeParams, routeOptions }: Destination,
  { shared, invalid }: Pick<ComponentContext, 'shared' | 'invalid'>,
): string | null {
  if (route) {
    if (typeof shared.urlFor === 'function') {
      return String(shared.urlFor(route, routeParams, routeOptions))
    }
    invalid('Invalid prop "route": there are no routes here. Use "href"')
    return null
  }
  const url = isSafeValue(href) ? href.value : href
  if (!url || !isScriptUrl(url)) return url || null
  invalid('Invalid value for prop "href". Expected an address, not a script or data')
  return null
}
