import type { TagToken, Token } from 'edge.js/types'
import { checkComponent } from '../check-component.ts'
import { checkComposition } from './check-composition.ts'
import { checkCounterparts } from './check-counterparts.ts'
import { createLabelFinder } from './check-label.ts'
import { checkIds } from './check-ids.ts'
import type { CheckedTag, Placed } from '../check-tags.ts'
import { checkUse } from '../check-use.ts'
import { toSyntaxAdvice } from '../syntax-advice.ts'
import type { CompileError } from '../../tags/compile/tag-errors.ts'
import type { Report } from '../template-problem.ts'
import { toCallUse, type Use } from '../tag-use.ts'
import type { CheckedLibrary } from '../checked-library.ts'
import type { CheckedText } from '../checked-text.ts'
import { findInlineEnd } from '../../template/inline-tags.ts'

/**
 * Reports syntax errors of the whole template, and problems found in its tree: calls in Edge's own
 * syntax, slots and parents. Checks nothing if the end of a tag cannot be found.
 */
export function checkTree(
  checked: CheckedText,
  tags: readonly CheckedTag[],
  {
    library,
    isPartial,
    isWhole,
  }: { library: CheckedLibrary; isPartial: boolean; isWhole: boolean },
  report: Report,
): void {
  const readable = toReadable(checked.text, tags)
  if (readable === null) return
  const byPlace = new Map(tags.map((one) => [`${one.tag.line}:${one.tag.col}`, one]))
  const { error, inspected } = library.compile(
    { text: readable, ownTags: checked.ownTags },
    (tokens) => {
      const reports: Parameters<Report>[] = []
      const tell: Report = (...found) => reports.push(found)
      const calls = new Map<Token, Placed | null>()
      const placedOf = (token: TagToken): Placed | null | undefined => {
        const { name } = token.properties
        const tag = byPlace.get(`${token.loc.start.line}:${token.loc.start.col}`)
        if (tag?.placed) return tag.placed
        if (!isCall(name)) return null
        let placed = calls.get(token)
        if (placed === undefined)
          calls.set(token, (placed = toPlaced(token, checked, library, tell)))
        return placed ?? undefined
      }
      const slotOf = (token: TagToken) => toSlotPlace(token, checked, byPlace)
      const isLabelled = createLabelFinder(checked.root)
      checkComposition(tokens, { placedOf, slotOf, isPartial, isLabelled }, tell)
      checkCounterparts(tokens, placedOf, tell)
      checkIds({ tokens, checked, tags, placedOf, isWhole }, tell)
      return reports
    },
  )
  for (const found of inspected ?? []) report(...found)
  if (!error) return
  const from = checked.offsetOf(error)
  const tag = byPlace.get(`${error.line}:${error.col}`)?.tag
  const to = tag?.to ?? checked.offsetOf({ line: error.line, col: error.col + 1 })
  report('syntax', { from, to }, { message: error.message, suggestion: toAdvice(error, checked) })
}

/** Whether it is a call of a component, of the library or the application, in Edge's own syntax. */
function isCall(name: string): boolean {
  return name === 'component' || name.includes('.')
}

function toPlaced(
  token: TagToken,
  checked: CheckedText,
  library: CheckedLibrary,
  report: Report,
): Placed | null {
  for (const own of [library, ...library.others]) {
    const use = toCallUse(checked, token, own)
    if (use) return toPlacedUse(use, token, checked.text, own, report)
  }
  return null
}

function toPlacedUse(
  use: Use,
  token: TagToken,
  text: string,
  library: CheckedLibrary,
  report: Report,
): Placed {
  // `@endname` may close it instead of `@end`, and would need renaming too.
  const isNamedAtEnd = text.includes(`@end${token.properties.name}`)
  const entry = checkComponent(use, use.component, isNamedAtEnd ? null : [], library, report)
  if (entry) checkUse(use, entry, library, report)
  return { use, entry, catalog: library.catalog }
}

/**
 * Blanks the attributes of tags that have an error, so that the rest can be parsed. All offsets
 * stay the same. Returns null if the error may hide where a tag ends.
 */
function toReadable(text: string, tags: readonly CheckedTag[]): string | null {
  let readable = ''
  let last = 0
  for (const { tag, error } of tags) {
    if (!error) continue
    if (tag.problem || tag.component === null) return null
    const first = tag.attributes[0]
    const end = tag.attributes.at(-1)
    if (!first || !end) return null
    readable += text.slice(last, first.from)
    readable += text.slice(first.from, end.to).replace(/[^\r\n]/g, ' ')
    last = end.to
  }
  return readable + text.slice(last)
}

/** Position of a slot: its whole tag, and its name if that can be replaced. */
type SlotPlace = { from: number; to: number; name?: { from: number; to: number } }

/** Finds the tag or the `@slot(…)` of a token. */
function toSlotPlace(
  { loc, properties }: TagToken,
  { text, offsetOf }: CheckedText,
  tags: ReadonlyMap<string, CheckedTag>,
): SlotPlace {
  const tag = tags.get(`${loc.start.line}:${loc.start.col}`)?.tag
  if (tag) {
    const { from, to, name } = tag
    const attribute = tag.attributes.find(({ key }) => key === 'name')
    const { valueFrom, valueTo } = attribute ?? {}
    const isPlain = name === 'slot' && typeof valueFrom === 'number' && typeof valueTo === 'number'
    return { from, to, ...(isPlain && { name: { from: valueFrom, to: valueTo } }) }
  }
  const argument = offsetOf(loc.start)
  const from = Math.max(text.lastIndexOf('@', argument), 0)
  const written = /^(\s*["'`])([\w-]+)/.exec(properties.jsArg)
  const start = argument + (written?.[1]?.length ?? 0)
  const end = start + (written?.[2]?.length ?? 0)
  const isThere = written !== null && text.slice(start, end) === written[2]
  return { from, to: offsetOf(loc.end), ...(isThere && { name: { from: start, to: end } }) }
}

/** Returns a sentence on how to fix a syntax error; names the `@end` that is not a tag. */
function toAdvice(error: CompileError, { root, offsetOf, positionOf }: CheckedText): string {
  const isBlock = error.code === 'E_UNCLOSED_TAG' && !error.message.includes('<')
  if (!isBlock) return toSyntaxAdvice(error)
  const inline = findInlineEnd(root, offsetOf(error))
  if (!inline) return 'Write `@end` where its block ends.'
  const { line } = positionOf(inline.from)
  const written = root.text.slice(inline.from, inline.to)
  return `Write the \`${written}\` of line ${line} on a line of its own.`
}
