import type { ComponentContext } from '@kit-edge/engine/tags'
import { isCurrent, isWithin } from './to-href.ts'

/** How a link is marked; a link to the current section is not the page itself. */
export function toCurrent(
  { current, section }: { current?: boolean; section?: boolean },
  href: string | null,
  read: ComponentContext['read'],
): 'page' | 'true' | null {
  if (current !== undefined) return current ? 'page' : null
  if (isCurrent(href, read)) return 'page'
  return section && isWithin(href, read) ? 'true' : null
}
