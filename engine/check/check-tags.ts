import { toSuggestion } from '../problem/suggestion.ts'
import type { Entry } from '../schema/component.ts'
import { type CompileError, listTagErrors } from '../tags/compile/tag-errors.ts'
import { toTemplateTags } from '../template/own-tags.ts'
import type { Tag } from '../template/tree.ts'
import { findNamed, listMisspeltTags, type MisspeltTag } from '../tags/scan/misspelt-tags.ts'
import { type ScannedTag, scanTags } from '../tags/scan/template.ts'
import { checkComponent } from './check-component.ts'
import { checkUse } from './check-use.ts'
import { type CheckedCatalog, type CheckedLibrary, listTagLibraries } from './checked-library.ts'
import type { CheckedText } from './checked-text.ts'
import { toSyntaxAdvice } from './syntax-advice.ts'
import { toTagUse, type Use } from './tag-use.ts'
import type { Edit, Report } from './template-problem.ts'

/** A use of a component in the tree of a template, the component if known, and its namespace's catalog. */
export type Placed = { use: Use; entry: Entry | undefined; catalog: CheckedCatalog }

/** A tag of the library, with its syntax error. Slots and closing tags have no use. */
export type CheckedTag = { tag: ScannedTag; placed: Placed | null; error: CompileError | null }

/** Checks each tag by itself: its syntax, its name and its attributes. */
export function checkTags(
  checked: CheckedText,
  library: CheckedLibrary,
  report: Report,
): CheckedTag[] {
  const { source, text, ownTags, positionOf } = checked
  const byNamespace = new Map(listTagLibraries(library).map((one) => [one.namespace, one]))
  const namespaces = [...byNamespace.keys()]
  if (!namespaces.some((namespace) => text.includes(`x-${namespace}::`))) return []
  const tags = scanTags(text, { namespaces, isEdgeTag: toTemplateTags(ownTags) })
  const errors = listTagErrors(text, tags, positionOf)
  return tags.map((tag) => {
    const error = errors.get(tag) ?? null
    if (error) reportError(tag, error, checked, report)
    if (tag.component === null || tag.kind === 'close') return { tag, placed: null, error }
    const { namespace } = tag
    const own = byNamespace.get(namespace!)!
    const use = toTagUse(text, tag)
    const written = source.slice(use.nameFrom, use.nameTo)
    if (written !== use.component) use.label = `<x-${namespace}::${written}>`
    const close = checked.elements.get(tag.from)?.end
    const others = close ? [toNamePlace(use, close)] : tag.kind === 'self' ? [] : null
    const entry = checkComponent(use, written, others, own, report)
    // After a syntax error, only the attributes before it are known.
    if (entry && !tag.problem) checkUse(use, entry, own, report)
    return { tag, placed: { use, entry, catalog: own.catalog }, error }
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
  const isMustache = code === 'E_UNCLOSED_CURLY_BRACE'
  const to = isMustache ? from + '{{'.length : Math.max(from, attribute?.to ?? tag.to)
  const rule = code === 'E_DUPLICATE_ATTRIBUTE' ? 'duplicate-attribute' : 'syntax'
  report(rule, { from, to }, { message, suggestion: toSyntaxAdvice({ code, message }) })
}

/** Returns the place of a component's name in its end tag, without the namespace. */
function toNamePlace({ from, nameFrom, nameTo }: Use, close: Tag) {
  // An end tag has one more character before its name.
  const start = close.from + nameFrom - from + 1
  return { from: start, to: start + nameTo - nameFrom }
}

/** Reports tags with the syntax of other libraries: `<x-acme:card>`, `<x-acme-card>`. */
export function checkSpelling(
  { text, ownTags }: CheckedText,
  { namespace, entries }: CheckedLibrary,
  report: Report,
): void {
  const names = [...entries.keys()]
  const tags = listMisspeltTags(text, [namespace], toTemplateTags(ownTags), (_, name) =>
    findNamed(name, names),
  )
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
        // An element with that name may be someone else's custom element.
        ...(isElement && { severity: 'warning' }),
        ...(fix.length > 0 && { fix }),
      },
    )
  }
}
