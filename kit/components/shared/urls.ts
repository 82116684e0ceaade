import {
  type AttributeBag,
  type ComponentContext,
  EXPECTED_URL,
  isScriptUrl,
} from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { stringify, toText } from './to-text.ts'

/** The target of a link: a URL, or a route of the application with its parameters. */
export type Destination = Pick<PropsOf<'link'>, 'href' | 'route' | 'routeParams' | 'routeOptions'>

type Context = Pick<ComponentContext, 'read' | 'invalid'>

/** The URL of a link; null when it has none, or one that would run a script. */
export function toHref({ href, ...destination }: Destination, context: Context): string | null {
  checkDestination({ href, ...destination }, context)
  const url = toText(href)
  if (destination.route) return toRouteUrl(destination, context)
  if (!url || !isScriptUrl(url)) return url || null
  context.invalid(`Invalid value for prop "href". ${EXPECTED_URL}`)
  return null
}

/** Rejects a link with both a URL and a route, of which it could take only one. */
export function checkDestination(
  { href, route }: Destination,
  { invalid }: Pick<Context, 'invalid'>,
): void {
  if (route && toText(href)) invalid('Use only one of "href" and "route"')
}

function toRouteUrl(
  { route, routeParams, routeOptions }: Destination,
  { read, invalid }: Context,
): string | null {
  let problem = ''
  const url = read(({ urlFor }) => {
    if (typeof urlFor !== 'function') {
      problem = 'Invalid prop "route": no routes are available. Use "href"'
      return null
    }
    try {
      return stringify(urlFor(toText(route), routeParams, routeOptions))
    } catch (error) {
      problem = `Invalid prop "route" or "routeParams": ${(error as Error).message}`
      return null
    }
  })
  if (url === null) invalid(problem)
  return url
}

/** Whether a script such as Alpine sets the URL of a link. */
export function hasBoundHref(attrs: AttributeBag): boolean {
  return attrs.has(':href') || attrs.has('x-bind:href')
}

type Request = { url?: () => unknown }

/**
 * Whether a URL is that of the current page, apart from the query string. Never true for a place on
 * a page: several links can lead to places on the same one.
 */
export function isCurrent(href: string | null, read: ComponentContext['read']): boolean {
  if (!href || href.includes('#')) return false
  const path = toPath(href)
  return read((globals) => {
    const url = toCurrentUrl(globals)
    return url !== null && url.startsWith(path) && toPath(url) === path
  })
}

/**
 * Whether the current page is below a URL. Never true for `/`, because every page is below it, and
 * for a place on a page.
 */
export function isWithin(href: string | null, read: ComponentContext['read']): boolean {
  const path = href?.replace(/\?.*$/s, '').replace(/(?<!\/)\/+$/, '')
  if (!path || href?.includes('#')) return false
  return read((globals) => toCurrentUrl(globals)?.startsWith(`${path}/`) ?? false)
}

/** Returns the URL of the page that is being rendered, or null outside of a request. */
function toCurrentUrl({ request }: Record<string, unknown>): string | null {
  const { url } = (request ?? {}) as Request
  return typeof url === 'function' ? stringify(url.call(request)) : null
}

function toPath(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
}

/** The URL of an image in a prop; empty when it has none, or one that would run a script. */
export function toImageUrl(
  name: string,
  value: Text | undefined,
  { invalid }: Pick<ComponentContext, 'invalid'>,
): string {
  const url = toText(value)
  if (!isScriptUrl(url)) return url
  invalid(`Invalid value for prop "${name}". ${EXPECTED_URL}`)
  return ''
}
