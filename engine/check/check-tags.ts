import type { Entry } from '../schema/component.ts'
import { listTagErrors, type CompileError } from '../tags/compile/tag-errors.ts'
import { scanTags, type ScannedTag } from '../tags/scan/template.ts'
import { checkComponent } from './check-component.ts'
import { checkUse } from './check-use.ts'
import type { Report } from './template-problem.ts'
import { toSyntaxAdvice } from './syntax-advice.ts'
import type { CheckedLibrary } from './checked-library.ts'
import type { CheckedText } from './checked-text.ts'
import { toTagUse, type Use } from './tag-use.ts'

/** A use of a component in the tree of a template, with what is known of it. */
export type Placed = { use: Use; entry: Entry | undefined }

/** A tag of the library with its use, unless it is a slot or closes, and what it is refused for. */
export type CheckedTag = { tag: ScannedTag; placed: Placed | null; error: CompileError | null }

/** Reports what is wrong with tags by themselves: their form, their names, what they are given. */
export function checkTags(
  checked: CheckedText,
  library: CheckedLibrary,
  report: Report,
): CheckedTag[] {
  const { namespace } = library
  const { source, text, positionOf } = checked
  if (!text.includes(`x-${namespace}::`)) return []
  const tags = scanTags(text, { namespaces: [namespace] })
  const errors = listTagErrors(text, tags, positionOf)
  const closing = listPairs(tags)
  return tags.map((tag) => {
    const error = errors.get(tag) ?? null
    if (error) reportError(tag, error, checked, report)
    if (tag.component === null || tag.kind === 'close') return { tag, placed: null, error }
    const use = toTagUse(text, tag)
    const written = source.slice(use.nameFrom, use.nameTo)
    if (written !== use.component) use.label = `<x-${namespace}::${written}>`
    const close = closing.get(tag)
    const others = close ? [toNamePlace(close)] : tag.kind === 'self' ? [] : null
    const entry = checkComponent(use, written, others, library, report)
    // Of a malformed tag only the attributes before the mistake are known.
    if (entry && !tag.problem) checkUse(use, entry, library, report)
    return { tag, placed: { use, entry }, error }
  })
}

function reportError(
  tag: ScannedTag,
  { message, code, ...place }: CompileError,
  { offsetOf }: CheckedText,
  report: Report,
): void {
  const from = offsetOf(place)
  const attribute = tag.attributes.find((one) => one.from <= from && from < one.to)
  const to = Math.max(from, attribute?.to ?? tag.to)
  const rule = code === 'E_DUPLICATE_ATTRIBUTE' ? 'duplicate-attribute' : 'syntax'
  report(rule, { from, to }, { message, suggestion: toSyntaxAdvice(code) })
}

function toNamePlace({ from, namespace, component }: ScannedTag) {
  const start = from + `</x-${namespace}::`.length
  return { from: start, to: start + component!.length }
}

/** The closing tag of each opening one that is written alike. */
function listPairs(tags: readonly ScannedTag[]): Map<ScannedTag, ScannedTag> {
  const pairs = new Map<ScannedTag, ScannedTag>()
  const open: ScannedTag[] = []
  for (const tag of tags) {
    if (tag.component === null || tag.kind === 'self') continue
    if (tag.kind === 'open') open.push(tag)
    else if (open.at(-1)?.name === tag.name) pairs.set(open.pop()!, tag)
  }
  return pairs
}
