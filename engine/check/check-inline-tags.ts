import { isEdgeTag } from '../template/edge-syntax.ts'
import type { AnyNode, Range, Root } from '../template/tree.ts'
import { walk } from '../template/walk.ts'
import type { CheckedText } from './checked-text.ts'
import type { Report } from './template-problem.ts'

/** Elements whose text is code */
const CODE = /^(?:script|style|code|pre|samp|kbd|textarea|x-[\w-]+::code)$/i
/** A call after other text in its line. */
const CALL = /(?<=\S[^\S\r\n]*)(?<![\w@.])@(!?)([a-zA-Z._]+)([^\S\r\n]{0,2})\(/g

/** Reports tags of Edge that follow other text in their line: Edge prints them as text. */
export function checkInlineTags({ root }: CheckedText, report: Report): void {
  if (root.text.search(CALL) === -1) return
  for (const { index, 0: written, 1: mark, 2: name, 3: space } of hideCode(root).matchAll(CALL)) {
    if (mark === '' && isEdgeTag(name!) !== true) continue
    // With a space, it may be a name, as in `write to @acme.test (support)`.
    if (space !== '' && mark === '' && name!.includes('.')) continue
    const tag = `@${mark}${name}(…)`
    report(
      'syntax',
      { from: index, to: index + written.length - 1 - space!.length },
      {
        severity: 'warning',
        message: `${tag} is printed as text, because other text is before it in its line`,
        suggestion: 'Write it on a line of its own.',
      },
    )
  }
}

/**
 * Replaces what is not text of the page with hyphens, except its line breaks: comments, expressions,
 * arguments of Edge tags, and elements whose text is code.
 */
export function hideCode(root: Root): string {
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
