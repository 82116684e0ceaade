import type { TagToken, Token } from 'edge.js/types'

/** Whether a token is an Edge tag, also one that a tag of a library was turned into. */
export function isTag(token: Token): token is TagToken {
  return token.type === 'tag'
}

/** Whether a token fills a slot. */
export function isSlot(token: Token): token is TagToken {
  return isTag(token) && token.properties.name === 'slot'
}

/** The name in the argument of a slot, `"footer", row`. */
export function toSlotName({ properties }: TagToken): string {
  return /^\s*["'](\w+)["']/.exec(properties.jsArg)?.[1] ?? properties.jsArg
}
