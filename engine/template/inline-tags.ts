import type { AnyNode, Range, Root } from './tree.ts'
import { walk } from './walk.ts'

/** Elements whose text is code */
const CODE = /^(?:script|style|code|pre|samp|kbd|textarea|x-[\w-]+::code)$/i
/** Other text in the same line, before an `@` that is no part of a name or of another tag. */
const AFTER_TEXT = '(?<=\\S[^\\S\\r\\n]*)(?<![\\w@.])@'
const CALL = new RegExp(`${AFTER_TEXT}(!?)([a-zA-Z._]+)([^\\S\\r\\n]{0,2})\\(`, 'g')
const END = new RegExp(`${AFTER_TEXT}end[a-zA-Z]*(?![\\w.(])`, 'g')

/** An `@name(` after other text in its line: Edge prints it. The range is up to the name. */
export type InlineCall = Range & { name: string; isSelfClosing: boolean; hasSpace: boolean }

/** Lists what looks like tags of Edge in the text of the page, but follows other text in its line. */
export function listInlineCalls(root: Root): InlineCall[] {
  if (root.text.search(CALL) === -1) return []
  return Array.from(
    hideCode(root).matchAll(CALL),
    ({ index, 0: written, 1: mark, 2: name, 3: space }) => ({
      name: name!,
      isSelfClosing: mark === '!',
      hasSpace: space !== '',
      from: index,
      to: index + written.length - 1 - space!.length,
    }),
  )
}

/** Finds the first `@end` or `@endif` at or after an offset that follows other text in its line. */
export function findInlineEnd(root: Root, from: number): Range | null {
  END.lastIndex = from
  const found = END.exec(hideCode(root))
  return found && { from: found.index, to: END.lastIndex }
}

/**
 * Replaces what is not text of the page with hyphens, except its line breaks: comments, expressions,
 * arguments of Edge tags, and elements whose text is code.
 */
function hideCode(root: Root): string {
  const hidden: Range[] = []
  walk(root, {
    enter(node) {
      const range = toHidden(node)
      if (range) hidden.push(range)
      return range === null || node.type === 'edgeTag'
    },
  })
  let text = ''
  let last = 0
  for (const { from, to } of hidden) {
    text += root.text.slice(last, from) + root.text.slice(from, to).replace(/[^\r\n]/g, '-')
    last = to
  }
  return text + root.text.slice(last)
}

function toHidden(node: AnyNode): Range | null {
  if (node.type === 'comment' || node.type === 'mustache') return node
  if (node.type === 'edgeTag') return node.argument
  return node.type === 'element' && CODE.test(node.name) ? node : null
}
