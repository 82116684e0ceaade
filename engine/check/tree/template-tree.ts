import type { TagToken, Token } from 'edge.js/types'
import type { Placed } from '../check-tags.ts'

/** Finds the component that a token uses; null for other tokens, undefined for foreign components. */
export type PlacedOf = (token: TagToken) => Placed | null | undefined

/** Tags of Edge that render nothing from elsewhere. */
const CLOSED = new Set(
  `assign debugger each else elseif if inject let newError props pushOnceTo pushOnceToTop pushTo
  pushToTop slot unless`.split(/\s+/),
)

/** Whether a tag of Edge renders nothing from elsewhere. Any other may be a component, as `@row()`. */
export function isClosed(name: string): boolean {
  return CLOSED.has(name)
}

/** Whether a token may render elements and components that are not written in the template. */
export function isOpaque(token: Token, placedOf: PlacedOf): boolean {
  if (token.type === 'raw') return /<x-[\w-]+::/.test(token.value)
  if (token.type === 's__mustache' || token.type === 'es__mustache') return true
  if (token.type === 'mustache') return /\$slots|html\./.test(token.properties.jsArg)
  if (token.type !== 'tag') return false
  const placed = placedOf(token)
  if (placed === null) return !isClosed(token.properties.name)
  return placed?.entry === undefined || placed.entry.source !== undefined
}
