import { toAttributeName } from '../outputs/to-attribute-name.ts'
import type { Edit } from './template-problem.ts'
import type { Given, Use } from './to-tag-use.ts'

/**
 * The edit that gives an attribute the name of a prop; none where the prop is given already, or
 * where the name also is that of a variable.
 */
export function toRename(
  { nameFrom, nameTo, isShorthand }: Given,
  { form, given, isOpen }: Use,
  prop: string,
): { fix?: Edit[] } {
  const written = toAttributeName(prop)
  const isGiven = given.some(({ key }) => key === prop || key === written)
  if (isShorthand || isOpen || isGiven) return {}
  return { fix: [{ from: nameFrom, to: nameTo, text: form === 'tag' ? written : prop }] }
}
