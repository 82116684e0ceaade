import { checkDuplicateIds } from './check-duplicate-ids.ts'
import { checkReferences, type IdCheck } from './check-references.ts'
import { toHolder } from './id-holder.ts'
import { listElements } from './list-elements.ts'
import type { Report } from '../template-problem.ts'

/** Reports ids that two elements have, and references to an id that no element has. */
export function checkIds(check: IdCheck, report: Report): void {
  const { checked, tokens, tags, placedOf } = check
  const hasIdProps = tags.some(({ placed }) => placed?.entry?.idProps)
  if (!hasIdProps && !/\bid\s*=|popovertarget|commandfor|interestfor|\bfor\s*=/.test(checked.text))
    return
  const elements = listElements(tokens, checked, tags, placedOf)
  const holders = elements.flatMap((element) => toHolder(element) ?? [])
  checkDuplicateIds(holders, checked, report)
  checkReferences(holders, elements, check, report)
}
