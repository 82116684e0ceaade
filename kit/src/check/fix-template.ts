import { checkTemplate, type CheckOptions } from './check-template.ts'
import type { Edit, Finding } from './finding.ts'
import type { CheckedCatalog } from './to-checked-library.ts'

/** A template after what can be put right safely was put right. */
export type FixedTemplate = {
  text: string
  /** What was put right, in the order in which that was done */
  fixed: Finding[]
  /** What is left */
  findings: Finding[]
}

/** One fix may show what another is about; more rounds than this mean that two undo each other. */
const maxRounds = 5

/** Puts right what has a fix, and nothing else; the result has no finding with a fix. */
export function fixTemplate(
  template: string,
  catalog: CheckedCatalog,
  options: CheckOptions = {},
): FixedTemplate {
  let text = template
  const fixed: Finding[] = []
  let findings = checkTemplate(text, catalog, options)
  for (let round = 0; round < maxRounds; round++) {
    const edits = new Map<number, Edit>()
    for (const finding of findings) {
      // Two findings about the same name are put right one after the other; names never overlap.
      if (!finding.fix || finding.fix.some(({ from }) => edits.has(from))) continue
      for (const edit of finding.fix) edits.set(edit.from, edit)
      fixed.push(finding)
    }
    if (!edits.size) break
    text = applyEdits(text, [...edits.values()])
    findings = checkTemplate(text, catalog, options)
  }
  return { text, fixed, findings }
}

function applyEdits(text: string, edits: Edit[]): string {
  let applied = ''
  let last = 0
  for (const { from, to, text: by } of edits.sort((a, b) => a.from - b.from)) {
    applied += text.slice(last, from) + by
    last = to
  }
  return applied + text.slice(last)
}
