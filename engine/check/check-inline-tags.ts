import { isEdgeTag } from '../template/edge-syntax.ts'
import { listInlineCalls } from '../template/inline-tags.ts'
import type { CheckedText } from './checked-text.ts'
import type { Report } from './template-problem.ts'

/** Reports tags of Edge that follow other text in their line: Edge prints them as text. */
export function checkInlineTags({ root }: CheckedText, report: Report): void {
  for (const { name, isSelfClosing, hasSpace, from, to } of listInlineCalls(root)) {
    if (!isSelfClosing && isEdgeTag(name) !== true) continue
    // With a space, it may be a name, as in `write to @acme.test (support)`.
    if (hasSpace && !isSelfClosing && name.includes('.')) continue
    const tag = `@${isSelfClosing ? '!' : ''}${name}(…)`
    report(
      'syntax',
      { from, to },
      {
        severity: 'warning',
        message: `${tag} is printed as text, because other text is before it in its line`,
        suggestion: 'Write it on a line of its own.',
      },
    )
  }
}
