import { checkTemplate, type CheckOptions } from './check-template.ts'
import { spliceText } from '../tags/scan/splice-text.ts'
import type { Edit, TemplateProblem } from './template-problem.ts'
import type { CheckedCatalog } from './checked-library.ts'

/** A template after all safe fixes. */
export type FixedTemplate = {
  text: string
  /** The fixed problems, in the order of the fixes */
  fixed: TemplateProblem[]
  /** The remaining problems, without fixes */
  problems: TemplateProblem[]
}

/** A template and its problems. */
type Checked = { text: string; problems: TemplateProblem[] }

/** A fix may reveal another problem. After more rounds than this, two fixes undo each other. */
const maxRounds = 5

/**
 * Applies the fixes that reduce the number of problems without adding new ones. Leaves the rest of
 * the template unchanged.
 */
export function fixTemplate(
  template: string,
  catalog: CheckedCatalog,
  options: CheckOptions = {},
): FixedTemplate {
  const check = (text: string): Checked => ({
    text,
    problems: checkTemplate(text, catalog, options),
  })
  const fixed: TemplateProblem[] = []
  let checked = check(template)
  for (let round = 0; round < maxRounds; round++) {
    const applied = applyFixes(checked, listApart(checked.problems), check)
    if (applied.fixed.length === 0) break
    fixed.push(...applied.fixed)
    checked = applied.checked
  }
  const problems = checked.problems.map(({ fix: _, ...problem }) => problem)
  return { text: checked.text, fixed, problems }
}

/** Lists problems whose fixes do not overlap. Only fixes of the same name can overlap. */
function listApart(problems: TemplateProblem[]): TemplateProblem[] {
  const taken = new Set<number>()
  return problems.filter(({ fix }) => {
    if (!fix || fix.some(({ from }) => taken.has(from))) return false
    for (const { from } of fix) taken.add(from)
    return true
  })
}

/** Applies all fixes at once. If that does not help, applies each half separately. */
function applyFixes(
  before: Checked,
  fixable: TemplateProblem[],
  check: (text: string) => Checked,
): { checked: Checked; fixed: TemplateProblem[] } {
  if (fixable.length === 0) return { checked: before, fixed: [] }
  const edits = fixable.flatMap(({ fix }) => fix!)
  const after = check(spliceText(before.text, edits))
  if (isBetter(before.problems, after.problems, fixable.length)) {
    return { checked: after, fixed: fixable }
  }
  if (fixable.length === 1) return { checked: before, fixed: [] }
  const middle = fixable.length >> 1
  const first = applyFixes(before, fixable.slice(0, middle), check)
  const moved = first.fixed.flatMap(({ fix }) => fix!)
  const others = fixable.slice(middle).map((problem) => ({
    ...problem,
    fix: problem.fix!.map((edit) => move(edit, moved)),
  }))
  const second = applyFixes(first.checked, others, check)
  return { checked: second.checked, fixed: [...first.fixed, ...second.fixed] }
}

/** Returns an edit with its offsets after other edits were applied. */
function move<E extends Edit>(edit: E, applied: readonly Edit[]): E {
  const by = applied
    .filter(({ from }) => from < edit.from)
    .reduce((sum, { from, to, text }) => sum + text.length - (to - from), 0)
  return { ...edit, from: edit.from + by, to: edit.to + by }
}

/**
 * Whether each fix removed a problem and none added one. Fixes never change line numbers, only the
 * columns after them and the names in other messages.
 */
function isBetter(before: TemplateProblem[], after: TemplateProblem[], fixes: number): boolean {
  if (after.length > before.length - fixes) return false
  const left = new Map<string, number>()
  const toKey = ({ rule, line }: TemplateProblem) => `${rule}:${line}`
  for (const problem of before) left.set(toKey(problem), (left.get(toKey(problem)) ?? 0) + 1)
  return after.every((problem) => {
    const count = left.get(toKey(problem)) ?? 0
    left.set(toKey(problem), count - 1)
    return count > 0
  })
}
