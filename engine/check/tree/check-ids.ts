import { checkReferences, type IdCheck } from './check-references.ts'
import { toHolder, type Holder, listElements, type Branch } from './list-elements.ts'
import type { Report } from '../template-problem.ts'
import type { CheckedText } from '../checked-text.ts'

/** An attribute with an id, or a call of a component, which may pass one. */
const MAY_HAVE_ID =
  /\bid\s*=|popovertarget|commandfor|interestfor|\bfor\s*=|@!?(?:component|\w+\.[\w.]+)\s{0,2}\(/

/** Reports ids that two elements have, and references to an id that no element has. */
export function checkIds(check: IdCheck, report: Report): void {
  const { checked, tokens, tags, placedOf } = check
  const hasIdProps = tags.some(({ placed }) => placed?.entry?.idProps)
  if (!hasIdProps && !MAY_HAVE_ID.test(checked.text)) return
  const elements = listElements(tokens, checked, tags, placedOf)
  const holders = elements.flatMap((element) => toHolder(element) ?? [])
  checkDuplicateIds(holders, checked, report)
  checkReferences(holders, elements, check, report)
}

/** A template with one id in more branches than this has a reason for it. */
const MAX_COMPARED = 20

/** Reports ids that two elements of one branch have. */
function checkDuplicateIds(
  holders: readonly Holder[],
  { text, positionOf }: CheckedText,
  report: Report,
): void {
  // Vue and others show one of several elements with an id.
  if (/\s(?:v-(?:if|else|for)|x-if)\b/.test(text)) return
  const byId = new Map<string, Holder[]>()
  for (const holder of holders) {
    const { element, attribute, id } = holder
    const before = byId.get(id) ?? []
    byId.set(id, before)
    const other = before.slice(0, MAX_COMPARED).find(
      (one) =>
        // A field passes its id on to the control in it.
        !(one.element.entry && element.from < one.element.to) &&
        (isWithin(element.branch, one.element.branch) ||
          isWithin(one.element.branch, element.branch)),
    )
    before.push(holder)
    if (!other) continue
    const isOurs = element.entry && other.element.entry
    const { line } = positionOf(other.element.from)
    report('duplicate-id', attribute, {
      message: `The id "${id}" is already used by ${other.element.label} in line ${line}`,
      suggestion: `Give ${element.label} an id of its own.`,
      // Rendering only knows the ids of components.
      ...(!isOurs && { severity: 'warning' as const }),
    })
  }
}

/** Whether a place is in the same branch as another, or in one inside of it. */
function isWithin(inner: Branch | null, outer: Branch | null): boolean {
  if (outer === null) return true
  for (let at = inner; at; at = at.parent)
    if (at.from === outer.from && at.to === outer.to) return true
  return false
}
