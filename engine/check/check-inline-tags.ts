import { isEdgeTag } from '../template/edge-syntax.ts'
import type { CheckedText } from './checked-text.ts'
import type { Report } from './template-problem.ts'

/** Comments, expressions, and elements whose text is code. Without an end, they go on to the last line. */
const SKIPPED =
  /\{\{--[^]*?(?:--\}\}|$)|<!--[^]*?(?:-->|$)|\{\{[^]*?(?:\}\}|$)|<x-[\w-]+::code\b[^>]{0,2000}\/>|<(script|style|code|pre|samp|kbd|textarea|x-[\w-]+::code)\b[^]*?(?:<\/\1\s*>|$)/gi
/** A call after other text in its line. */
const CALL = /(?<=\S[^\S\r\n]*)(?<![\w@.])@(!?)([a-zA-Z._]+)([^\S\r\n]{0,2})\(/g

/** Reports tags of Edge that follow other text in their line: Edge prints them as text. */
export function checkInlineTags({ text }: CheckedText, report: Report): void {
  for (const { index, 0: written, 1: mark, 2: name, 3: space } of hideCode(text).matchAll(CALL)) {
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

/** Replaces what is not text of the page with hyphens, except its line breaks. */
export function hideCode(text: string): string {
  return text.replace(SKIPPED, (skipped) => skipped.replace(/[^\r\n]/g, '-'))
}
