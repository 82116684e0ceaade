import { findNamed, listMisspeltTags, type MisspeltTag } from '../tags/scan/misspelt-tags.ts'
import { isEdgeTag } from '../tags/scan/edge-syntax.ts'
import type { Edit, Report } from './template-problem.ts'
import type { CheckedLibrary } from './checked-library.ts'
import type { CheckedText } from './checked-text.ts'
import { toSuggestion } from '../problem/suggestion.ts'

/** Reports tags that are spelt as other libraries spell theirs: `<x-acme:card>`, `<x-acme-card>`. */
export function checkSpelling(
  { text }: CheckedText,
  { namespace, entries }: CheckedLibrary,
  report: Report,
): void {
  const names = [...entries.keys()]
  const tags = listMisspeltTags(text, [namespace], isEdgeTag, (_, name) => findNamed(name, names))
  const open: { tag: MisspeltTag; fix: Edit[] }[] = []
  const found: { tag: MisspeltTag; fix: Edit[] }[] = []
  for (const tag of tags) {
    const { isClose, isElement, from, to, replacement } = tag
    const fix = replacement !== null && !isElement ? [{ from, to, text: replacement }] : []
    if (!isClose) {
      open.push({ tag, fix })
      found.push(open.at(-1)!)
    } else if (open.at(-1)?.tag.meant === tag.meant.replace('/', '')) open.pop()!.fix.push(...fix)
    else found.push({ tag, fix })
  }
  for (const { tag, fix } of found) {
    const { written, meant, isElement, from, to } = tag
    report(
      'unknown-component',
      { from: text.lastIndexOf('<', from), to },
      {
        message: `Unknown ${isElement ? 'element' : 'tag'} ${written}`,
        suggestion: toSuggestion(meant),
        // An element of that name may be somebody's own.
        ...(isElement && { severity: 'warning' }),
        ...(fix.length > 0 && { fix }),
      },
    )
  }
}
