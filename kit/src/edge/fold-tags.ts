import { EdgeError } from 'edge.js'
import type { TagToken, Token } from 'edge.js/types'
import type { ReplacedTag } from './replace-tags.ts'

/**
 * Turns the placeholders among Edge's tokens into nested `component` and `slot` tokens, block by
 * block. Throws an EdgeError for a tag that is unclosed, mismatched or astride a block.
 */
export function foldTags(
  tokens: Token[],
  filename: string,
  tagOf: (token: Token) => ReplacedTag | null,
): Token[] {
  const folded: Token[] = []
  const open: { tag: ReplacedTag; token: TagToken; slots: Set<string> }[] = []
  const fail = (message: string, code: string, { line, col }: { line: number; col: number }) => {
    throw new EdgeError(message, code, { line, col, filename })
  }
  const failUnclosed = (tag: ReplacedTag) =>
    fail(`Unclosed tag ${label(tag)}`, 'E_UNCLOSED_TAG', tag)

  for (const token of tokens) {
    const parent = open.at(-1)
    const siblings = parent ? parent.token.children : folded
    const tag = tagOf(token)
    if (!tag) {
      if (parent && isElse(token)) failUnclosed(parent.tag)
      if (hasChildren(token)) token.children = foldTags(token.children, filename, tagOf)
      siblings.push(token)
      if (isSlot(token)) parent?.slots.add(slotName(token))
      continue
    }
    if (tag.lead) siblings.push({ type: 'raw', value: tag.lead, filename, line: tag.line })
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
      continue
    }
    const child = toToken(tag, filename)
    if (isSlot(child)) {
      if (!parent || isSlot(parent.token)) {
        const rule = 'it cannot sit inside @if or @each'
        fail(
          `<x-slot> must be a direct child of a component tag (${rule})`,
          'E_ORPHAN_SLOT_TAG',
          tag,
        )
      } else if (parent.slots.has(slotName(child))) {
        const name = `The slot "${slotName(child)}" is filled twice`
        fail(`${name} in ${label(parent.tag)}`, 'E_DUPLICATE_SLOT_TAG', tag)
      } else parent.slots.add(slotName(child))
    }
    siblings.push(child)
    if (tag.kind === 'open') open.push({ tag, token: child, slots: new Set() })
  }
  const unclosed = open.at(-1)
  if (unclosed) failUnclosed(unclosed.tag)
  return folded
}

function toToken(tag: ReplacedTag, filename: string): TagToken {
  return {
    type: 'tag' as TagToken['type'],
    filename,
    properties: {
      name: tag.component === null ? 'slot' : 'component',
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

/** An `@else` would end in the function of a slot, away from its `@if`. */
function isElse(token: Token): boolean {
  return token.type === 'tag' && ['else', 'elseif'].includes(token.properties.name)
}

function isSlot(token: Token): token is TagToken {
  return token.type === 'tag' && token.properties.name === 'slot'
}

/** The name in the argument of a slot, `"footer", row`. */
function slotName({ properties }: TagToken): string {
  return /^\s*["'](\w+)["']/.exec(properties.jsArg)?.[1] ?? properties.jsArg
}

function isBlank(token: Token | undefined): boolean {
  if (token?.type === 'raw') return !token.value.trim()
  return token?.type === 'newline' || token?.type === 'comment'
}

/** `</x-slot>` ends `<x-slot:footer>` too. */
function closes(close: ReplacedTag, open: ReplacedTag): boolean {
  if (close.name === open.name) return true
  return close.name === 'slot' && open.component === null
}

function label(tag: ReplacedTag): string {
  return tag.component === null ? '<x-slot>' : `<x-${tag.name}>`
}

/** Drops the white space that only lays the template out. */
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
