import type { Token } from 'edge.js/types'
import { COMPONENT } from './component-tag.ts'
import { isTag } from './edge-token.ts'

/** Tags that print nothing themselves. */
const SILENT = new Set(['props', 'let', 'assign', 'eval', 'inject'])

/**
 * Removes line breaks of a component's template that are only layout: before its first output, and
 * after `@if`, `@else` and `@each`. Inline use of the component then adds no white space.
 */
export function trimComponent(tokens: Token[]): Token[] {
  const found = tokens.findIndex((token) => !isSilent(token))
  const first = found === -1 ? tokens.length : found
  const start = tokens.slice(0, first).filter((token) => token.type === 'tag')
  return trimBlocks([...start, ...tokens.slice(first)], false)
}

function trimBlocks(tokens: Token[], inBlock: boolean): Token[] {
  const trimmed: Token[] = []
  for (const token of tokens) {
    const previous = trimmed.at(-1)
    if (token.type === 'newline' && (previous ? isElse(previous) : inBlock)) continue
    if (isTag(token)) {
      const isOwnScope = [COMPONENT, 'component', 'slot'].includes(token.properties.name)
      token.children = trimBlocks(token.children, !isOwnScope)
    }
    trimmed.push(token)
  }
  return trimmed
}

function isElse(token: Token): boolean {
  return isTag(token) && ['else', 'elseif'].includes(token.properties.name)
}

function isSilent(token: Token): boolean {
  if (token.type === 'raw') return !token.value.trim()
  if (isTag(token)) return SILENT.has(token.properties.name)
  return token.type === 'newline' || token.type === 'comment'
}
