import { EdgeError } from 'edge.js'
import type { TagToken, Token } from 'edge.js/types'
import type { Columns } from '../scan/columns.ts'
import { COMPONENT, type ComponentToken } from './component-tag.ts'
import { isSlot, toSlotName } from './edge-token.ts'
import type { ReplacedEscape, ReplacedTag } from './replace-tags.ts'

/** Maximum nesting of tags and blocks, because the compiler recurses once per level. */
const MAX_DEPTH = 100

/**
 * Turns the placeholders among Edge's tokens into nested `component` and `slot` tokens, block by
 * block. Throws an EdgeError for a tag that is unclosed or mismatched, or that crosses the boundary
 * of a block.
 */
export function foldTags(
  tokens: Token[],
  file: {
    filename: string
    columns: Columns
    /** Whether the output of a library's tags may be cached. */
    caches: (namespace: string) => boolean
    depth?: number
  },
  pieceOf: (token: Token) => ReplacedTag | ReplacedEscape | null,
): Token[] {
  const { filename, columns, caches, depth = 0 } = file
  const folded: Token[] = []
  const open: { tag: ReplacedTag; token: TagToken; slots: Set<string> }[] = []
  const fail = (message: string, code: string, { line, col }: { line: number; col: number }) => {
    throw new EdgeError(message, code, { line, col, filename })
  }
  const failUnclosed = (tag: ReplacedTag) =>
    fail(`Unclosed tag ${label(tag)}`, 'E_UNCLOSED_TAG', tag)

  const siblings = () => open.at(-1)?.token.children ?? folded
  const addText = (value: string, { line }: { line: number }) => {
    if (value) siblings().push({ type: 'raw', value, filename, line })
  }

  for (const token of tokens) {
    const parent = open.at(-1)
    const tag = pieceOf(token)
    if (!tag) {
      if ('loc' in token) {
        const { start, end } = token.loc
        token.loc = { start: { ...start, col: columns(start) }, end: { ...end, col: columns(end) } }
      }
      if (parent && isElse(token)) failUnclosed(parent.tag)
      if (hasChildren(token)) {
        const inside = { ...file, depth: depth + open.length + 1 }
        token.children = foldTags(token.children, inside, pieceOf)
      }
      siblings().push(token)
      if (isSlot(token)) parent?.slots.add(toSlotName(token))
      continue
    }
    addText(tag.kind === 'escape' ? `${tag.lead}<` : tag.lead, tag)
    if (tag.kind === 'escape') continue
    if (tag.kind === 'close') {
      if (!parent) {
        fail(`Unexpected </x-${tag.name}>: nothing to close in this block`, 'E_UNOPENED_TAG', tag)
      } else if (!closes(tag, parent.tag)) {
        const expected = `expected the end of ${label(parent.tag)} opened on line ${parent.tag.line}`
        fail(`Unexpected </x-${tag.name}>: ${expected}`, 'E_MISMATCHED_TAG', tag)
      } else {
        open.pop()
        trimInside(parent.token)
      }
      addText(tag.trail, tag)
      continue
    }
    const child = { ...toToken(tag, filename), isCached: caches(tag.namespace) }
    if (isSlot(child)) {
      if (!parent || isSlot(parent.token)) {
        const rule = 'it cannot sit inside @if or @each'
        fail(
          `<x-slot> must be a direct child of a component tag (${rule})`,
          'E_ORPHAN_SLOT_TAG',
          tag,
        )
      } else if (parent.slots.has(toSlotName(child))) {
        const name = `The slot "${toSlotName(child)}" is filled twice`
        fail(`${name} in ${label(parent.tag)}`, 'E_DUPLICATE_SLOT_TAG', tag)
      } else parent.slots.add(toSlotName(child))
    }
    siblings().push(child)
    if (depth + open.length >= MAX_DEPTH) {
      fail(`Cannot nest tags and blocks deeper than ${MAX_DEPTH}`, 'E_NESTED_TOO_DEEPLY', tag)
    }
    if (tag.kind === 'open') open.push({ tag, token: child, slots: new Set() })
    else addText(tag.trail, tag)
  }
  const unclosed = open.at(-1)
  if (unclosed) failUnclosed(unclosed.tag)
  return folded
}

function toToken(tag: ReplacedTag, filename: string): Omit<ComponentToken, 'isCached'> {
  return {
    type: 'tag' as TagToken['type'],
    filename,
    props: tag.props,
    literals: tag.literals,
    label: label(tag),
    properties: {
      name: tag.component === null ? 'slot' : COMPONENT,
      jsArg: tag.jsArg,
      selfclosed: tag.kind === 'self',
    },
    loc: {
      start: { line: tag.line, col: tag.col },
      end: { line: tag.endLine, col: tag.endCol },
    },
    children: [],
  }
}

function hasChildren(token: Token): token is TagToken {
  return 'children' in token && token.children.length > 0
}

/** Inside a component, an `@else` would land in the function of a slot, away from its `@if`. */
function isElse(token: Token): boolean {
  return token.type === 'tag' && ['else', 'elseif'].includes(token.properties.name)
}

function isBlank(token: Token | undefined): boolean {
  if (token?.type === 'raw') return !token.value.trim()
  return token?.type === 'newline' || token?.type === 'comment'
}

/** Whether a closing tag matches: `</x-slot>` closes `<x-slot:footer>` too. */
function closes(close: ReplacedTag, open: ReplacedTag): boolean {
  if (close.name === open.name) return true
  return close.name === 'slot' && open.component === null
}

function label(tag: ReplacedTag): string {
  return tag.component === null ? '<x-slot>' : `<x-${tag.name}>`
}

/** Drops white space that is only layout. */
function trimInside(token: TagToken): void {
  const { children } = token
  if (token.properties.name === 'slot') {
    if (children[0]?.type === 'newline') children.shift()
    if (isBlank(children.at(-1)) && children.at(-2)?.type === 'newline') children.splice(-2)
    else if (children.at(-1)?.type === 'newline') children.pop()
  } else if (children.some(isSlot) && children.every((child) => isSlot(child) || isBlank(child))) {
    token.children = children.filter(isSlot)
  }
}
