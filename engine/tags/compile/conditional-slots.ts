import type { TagToken, Token } from 'edge.js/types'
import { isSlot, toSlotName } from './edge-token.ts'

/** A slot that has content only under a condition. */
export interface ConditionalSlot {
  name: string
  /** The `@if` or `@unless` around all of its content. */
  condition: TagToken
}

/**
 * Lists the slots of a tag whose whole content is in one `@if` or `@unless`. The slot itself cannot
 * be inside of one. A condition that awaits something is left alone, because it runs twice.
 */
export function listConditionalSlots({ children }: TagToken): ConditionalSlot[] {
  return children.filter(isSlot).flatMap((slot) => {
    const content = slot.children.filter((token) => !isBlank(token))
    const [only] = content
    if (content.length !== 1 || !isCondition(only!) || slot.properties.jsArg.includes(','))
      return []
    return [{ name: toSlotName(slot), condition: only }]
  })
}

function isBlank(token: Token): boolean {
  if (token.type === 'raw') return token.value.trim() === ''
  return token.type === 'newline' || token.type === 'comment'
}

function isCondition(token: Token): token is TagToken {
  if (token.type !== 'tag') return false
  const { name, jsArg } = token.properties
  if ((name !== 'if' && name !== 'unless') || /\bawait\b|\$context\b/.test(jsArg)) return false
  return !token.children.some(
    (child) => child.type === 'tag' && child.properties.name.startsWith('else'),
  )
}
