import { checkTemplate, type CheckOptions } from './check-template.ts'
import { spliceText } from '../tags/scan/splice-text.ts'
import type { Edit, TemplateProblem } from './template-problem.ts'
import type { CheckedCatalog } from './checked-library.ts'

/** A template after what can be put right safely was put right. */
export type FixedTemplate = {
  text: string
  /** What was put right, in the order in which that was done */
  fixed: TemplateProblem[]
  /** What is left; none of it has a fix */
  problems: TemplateProblem[]
}

/** A template and what is wrong with it. */
type Checked = { text: string; problems: TemplateProblem[] }

/** One fix may show what another is about; more rounds than this mean that two undo each other. */
const maxRounds = 5

/**
 * Applies the fixes that leave fewer problems than there were, and no new one; everything else in
 * the template stays as it is.
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

/** Problems whose fixes do not touch each other; names never overlap but may be the same. */
function listApart(problems: TemplateProblem[]): TemplateProblem[] {
  const taken = new Set<number>()
  return problems.filter(({ fix }) => {
    if (!fix || fix.some(({ from }) => taken.has(from))) return false
    for (const { from } of fix) taken.add(from)
    return true
  })
}

/** Applies all fixes at once, or each half by itself when that makes something worse. */
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

/** Where an edit is after others were applied. */
function move<E extends Edit>(edit: E, applied: readonly Edit[]): E {
  const by = applied
    .filter(({ from }) => from < edit.from)
    .reduce((sum, { from, to, text }) => sum + text.length - (to - from), 0)
  return { ...edit, from: edit.from + by, to: edit.to + by }
}

/**
 * Whether each of so many fixes removed a problem, and none made one. A fix never changes the lines,
 * but the columns after it and the names in other messages.
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
