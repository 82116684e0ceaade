import { checkTemplate } from '../../../engine/check/check-template.ts'
import { checkNames } from './check-names.ts'
import type { KnownNames } from './known-names.ts'

/**
 * Returns the errors of a block of code: those of the checker in a template, unknown names in other
 * code.
 */
export function checkFence(
  { lang, code }: { lang: string | null; code: string },
  known: KnownNames,
): string[] {
  const problems = lang === 'edge' ? checkTemplate(code, known.catalog) : []
  // The first line names the file. A partial is included in the parent of its sub-component.
  const isIncluded = /^\{\{-- \S*\/partials\//.test(code)
  return [
    ...problems
      .filter(({ rule }) => !isIncluded || rule !== 'missing-parent')
      .map(({ line, message }) => `${message} in line ${line} of the block`),
    ...checkNames(code, known),
  ]
}
